# Marco Polo in English: options as they are in the position. `here-` says what an option is, `brings-` what it leads to;
# both get the arguments of the action and those of `about.py`. Where there is no such message, `do-` says it.

here-space = { $n ->
    [one] Place a die: { $space }
   *[other] Place { $n } dice: { $space }
  }
here-up = Turn the die up to { $n }
here-down = Turn the die down to { $n }
here-value = { $asked ->
    [choose_new_value] Set the die to { $value }
   *[other] Count as { $value }
  }
brings-value = { $where ->
    [khan] { $value ->
        [1] then any
        [6] then only 6
       *[other] then { $value }+
      }
    [bazaar] up to row { $value }
    [contracts] up to space { $value }
    [travel] { $value ->
        [one] { $value } step
       *[other] up to { $value } steps
      }
   *[none] { "" }
  }
here-row = Row { $row } of the bazaar
brings-row = { $amount }
here-compensation = Take { $n ->
    [0] { "" }
    [one] one camel
   *[other] { $n } camels
  }{ $n ->
    [0] { "" }
   *[other] { $coins ->
        [0] { "" }
       *[other] { " and " }
      }
  }{ $coins ->
    [0] { "" }
    [one] one coin
   *[other] { $coins } coins
  }
here-take = Take the contract: { $things } → { $amount }
here-complete = Complete the contract: { $amount }
here-discard = Discard the contract: { $things } → { $amount }
here-step = Go to { $node }
brings-step = { $post ->
    [new] a trading post if you stop there
    [there] your trading post is there already
   *[never] { "" }
  }
here-second_step = Second figure: go to { $node }
brings-second_step = { brings-step }
here-stop = { $asked ->
    [stay] Stay in { $node }
    [choose_step] End the journey
    [choose_payment] End the journey
    [choose_contract] Take no second contract
    [choose_card_good] Buy no more goods
    [choose_swap] Exchange no more
   *[other] Stop
  }
here-decline = { $asked ->
    [choose_step] Do not travel
    [choose_passed_post] Move no trading post
   *[other] Do without
  }
