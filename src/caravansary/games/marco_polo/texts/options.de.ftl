# Marco Polo auf Deutsch: Möglichkeiten, wie sie in der Stellung sind. `here-` sagt, was eine Möglichkeit ist, `brings-`,
# wohin sie führt; beide haben die Argumente der Aktion und die aus `about.py`. Ohne solche Nachricht spricht `do-`.

here-space = { $n ->
    [one] Würfel einsetzen: { $space }
   *[other] { $n } Würfel einsetzen: { $space }
  }
here-up = Würfel auf { $n } hochdrehen
here-down = Würfel auf { $n } herunterdrehen
here-value = { $asked ->
    [choose_new_value] Würfel auf { $value } drehen
   *[other] Als { $value } zählen
  }
brings-value = { $where ->
    [khan] { $value ->
        [1] danach jede Zahl
        [6] danach nur 6
       *[other] danach ab { $value }
      }
    [bazaar] bis Zeile { $value }
    [contracts] bis Feld { $value }
    [travel] { $value ->
        [one] { $value } Schritt
       *[other] bis zu { $value } Schritte
      }
   *[none] { "" }
  }
here-row = Zeile { $row } des Basars
brings-row = { $amount }
here-compensation = { $n ->
    [0] { "" }
    [one] { $n } Kamel
   *[other] { $n } Kamele
  }{ $n ->
    [0] { "" }
   *[other] { $coins ->
        [0] { "" }
       *[other] { " und " }
      }
  }{ $coins ->
    [0] { "" }
    [one] { $coins } Münze
   *[other] { $coins } Münzen
  } nehmen
here-take = Auftrag nehmen: { $things } → { $amount }
here-complete = Auftrag ausführen: { $amount }
here-discard = Auftrag abwerfen: { $things } → { $amount }
here-step = Nach { $node } ziehen
brings-step = { $post ->
    [new] ein Handelsposten, wenn du dort bleibst
    [there] dein Handelsposten steht schon dort
   *[never] { "" }
  }
here-second_step = Zweite Figur nach { $node } ziehen
brings-second_step = { brings-step }
here-stop = { $asked ->
    [stay] In { $node } bleiben
    [choose_step] Reise beenden
    [choose_payment] Reise beenden
    [choose_contract] Keinen zweiten Auftrag nehmen
    [choose_card_good] Keine weitere Ware kaufen
    [choose_swap] Nicht weiter tauschen
   *[other] Aufhören
  }
here-decline = { $asked ->
    [choose_step] Nicht reisen
    [choose_passed_post] Keinen Handelsposten versetzen
   *[other] Verzichten
  }
