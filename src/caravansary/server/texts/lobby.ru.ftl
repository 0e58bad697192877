# Вокруг стола по-русски: зал, правила, журнал, просмотр, очки, чат, обзор, справка, места.

## Зал: игры

lobby-title = Садитесь и играйте
lobby-subtitle = Настольные игры с Шёлкового пути: с друзьями, против ботов или в одиночку.
lobby-games = Игры
lobby-game-merv = Мерв
lobby-about-merv = Постройте город на Шёлковом пути, торгуйте его богатствами и обнесите его стеной, пока не пришли монголы.
lobby-game-marco_polo = Путешествия Марко Поло
lobby-about-marco_polo = Бросайте кубики, собирайте караван на базаре и отправляйтесь из Венеции в Пекин, основывая по пути фактории.
lobby-game-marrakesh = Марракеш
lobby-about-marrakesh = Тайно выбирайте кеши, смотрите, что выпадет из башни, и наполняйте девять областей своего Марракеша. Из 334 напечатанных значений 151 нам неизвестно, вместо них — наши.
lobby-players = { $min ->
    [1] { $max ->
        [1] 1 игрок
        [one] 1–{ $max } игрок
        [few] 1–{ $max } игрока
       *[many] 1–{ $max } игроков
      }
   *[other] { $min }–{ $max ->
        [one] { $max } игрок
        [few] { $max } игрока
       *[many] { $max } игроков
      }
  }
lobby-merv-1 = Судья-чиновник и царедворец входят в игру. Они ходят сами, место им не нужно.
lobby-merv-2 = Царедворец входит в игру. Он ходит сам, место ему не нужно.
lobby-play-now = Играть против ботов
lobby-levels = Сила ботов
lobby-first = Ваша первая партия здесь: начинаете вы.
lobby-first-marrakesh = Ваша первая партия здесь: начинаете вы, а на реке лежат жетоны, которые советуют для первого раза.
lobby-alone = Играть в одиночку
lobby-invite = Пригласить друзей
lobby-invite-how-many = Сколько вас будет?
lobby-invite-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
  }
lobby-set-up = Настроить стол
lobby-making = Накрываем стол …

## Зал: столы

lobby-yours = Ваши столы
lobby-yours-over = Ваши завершённые партии
lobby-yours-none = Здесь появятся столы, за которыми вы играете или наблюдаете на этом устройстве.
lobby-open = Открытые столы
lobby-open-none = Сейчас никто не ищет игроков. Настройте стол и оставьте место для любого желающего.
lobby-running = Идут сейчас
lobby-finished = Завершённые
lobby-your-turn = Ваш ход
lobby-over = Завершена
lobby-result = { $n ->
    [one] Победа: { $who }, { $points }
   *[other] Общая победа: { $who }, { $points }
  }
lobby-opponent-magistrate = Судья-чиновник
lobby-result-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }
lobby-waiting = Есть места
lobby-goes-on = Идёт
lobby-older-rules = Прежние правила
lobby-last-play = Последний раз ходили { $when }
lobby-go-on = Продолжить
lobby-look = Посмотреть
lobby-watch = Наблюдать
lobby-join = Занять место
lobby-join-as = Занять место: { $colour }
lobby-forget = Убрать из списка
lobby-forget-sure = Убрать «{ $title }» из списка? Без ссылки вы не сможете вернуться на своё место.
lobby-forget-yes = Убрать
lobby-free-seat = свободно
lobby-vacant = ещё не пришёл
lobby-bot = бот
lobby-more = { $n ->
    [one] Показать всё: { $n } стол
    [few] Показать все: { $n } стола
   *[many] Показать все: { $n } столов
  }
lobby-loading = Загружаем столы …
lobby-failed = Сервер не смог назвать свои столы.
lobby-offline = Сервер недоступен. Попытка повторится сама.
lobby-again = Попробовать ещё раз
lobby-no-games = На этом сервере нет игр.

## Зал: новый стол

lobby-new = Новый стол
lobby-back = Назад
lobby-game = Игра
lobby-number = Игроки
lobby-preset = Как играем
lobby-preset-first = Первая партия
lobby-preset-standard = Обычно
lobby-preset-everything = Со всем
lobby-preset-own = свой выбор
lobby-seats = Кто где сидит
lobby-seat = Место { $n }
lobby-who = Кто играет
lobby-kind-me = Я
lobby-kind-here = Кто-то за этим устройством
lobby-kind-link = Друг, по ссылке
lobby-kind-open = Любой, из списка
lobby-kind-bot = Бот
lobby-name = Имя
lobby-name-hint = необязательно
lobby-colour = Цвет
lobby-bot-level = Сила
lobby-bot-random = Случайный
lobby-bot-random-help = делает любой ход
lobby-bot-greedy = Жадный
lobby-bot-greedy-help = продумывает свой ход
lobby-bot-easy = Лёгкий
lobby-bot-easy-help = ошибается в оценках, как новичок
lobby-bot-medium = Средний
lobby-bot-medium-help = быстро составляет план на ход
lobby-bot-hard = Сильный
lobby-bot-hard-help = взвешивает ответы других с опытом многих партий
lobby-bot-expert = Эксперт
lobby-bot-expert-help = делает то же вдвое дольше
lobby-bot-other-help = думает наперёд
lobby-bot-seconds = { $n ->
    [0] сразу
    [one] до { $n } секунды на ход
   *[many] до { $n } секунд на ход
  }
lobby-bot-long = обычно несколько секунд на ход, редко до { $n }
lobby-bot-wins = вдвоём — { $share } % побед над уровнем «{ $level }», очков в среднем: { $points }
lobby-bot-scores = вдвоём набирает очков: около { $points }
lobby-bot-turn = { $mean } с на ход, не больше { $most } с
lobby-bot-at-once = ходит сразу
lobby-bot-then = { "; " }
lobby-manner = Манера
lobby-manner-any = случайная
lobby-manner-builder = любит строить
lobby-manner-traveller = любит путешествовать
lobby-manner-trader = любит торговать
lobby-manner-courtier = ищет милости двора
lobby-manner-scholar = любит учиться
lobby-manner-saver = любит копить
lobby-open-needs-list = Если место открыто для всех, стол должен быть в списке.
lobby-nobody-here = За этим устройством никто не играет: вы будете наблюдать.
lobby-modules = Игра
lobby-options = Стол
lobby-options-help = название, список, чат, подсказки, часы, случай, печатные значения
lobby-table-title = Название
lobby-table-title-hint = например: воскресный вечер
lobby-listed = Показать в списке сервера
lobby-listed-help = Каждый на этом сервере сможет найти стол и наблюдать. Иначе — только те, у кого есть ссылка.
lobby-chat-help = Потом его можно включать и выключать.
lobby-minutes = Время на раздумья
lobby-minutes-none = не показывать
lobby-minutes-some = { $n ->
    [one] по { $n } минуте
   *[many] по { $n } минут
  }
lobby-minutes-help = Его показывают часы; никто из-за него не проигрывает.
lobby-seed = Случай
lobby-seed-random = Случайно
lobby-seed-random-help = Никто не знает, что будет дальше.
lobby-seed-chosen = Выбранное зерно
lobby-seed-chosen-help = То же зерно даст ту же самую раскладку. Стол будет помечен: число видят все.
lobby-seed-number = Зерно
lobby-seed-wrong = Нужно целое число, не меньше 0.
lobby-edition = Печатные значения
lobby-edition-standard = наши
lobby-edition-help = Если у вас есть печатная игра, можно играть с её значениями: выберите файл издания.
lobby-edition-choose = Выбрать файл
lobby-edition-drop = Вернуть наши
lobby-too-big = Этот файл слишком велик.
lobby-make = Накрыть стол
lobby-make-and-play = Играть
lobby-could-not = Стол накрыть не удалось.
lobby-said = Ответ сервера: { $message }
lobby-too-many = Слишком много новых столов сразу. Подождите минуту и попробуйте ещё раз.

## Зал: ссылки нового стола

lobby-made = Стол накрыт
lobby-made-help = Отправьте каждому его собственную ссылку: кто её откроет, тот и займёт место. За столом эти ссылки есть в меню каждого места.
lobby-link-for = Ссылка: { $who }
lobby-link-watch = Ссылка для наблюдателей
lobby-link-open = Это место может занять любой из списка.
lobby-link-here = играет за этим устройством
lobby-copy = Копировать
lobby-copied = Скопировано
lobby-copy-by-hand = Нажмите Ctrl+C
lobby-share = Поделиться
lobby-share-text = Сыграйте со мной в «{ $game }»:
lobby-go-to-table = К столу

## Зал: запись партии

lobby-import = Посмотреть запись
lobby-import-help = Здесь можно шаг за шагом просмотреть запись завершённой партии.
lobby-import-file = Выбрать файл
lobby-import-paste = или вставить её текст
lobby-import-edition = Со своим файлом издания
lobby-import-do = Открыть
lobby-import-failed = Эту запись не удалось открыть.

## Правила

rules-search = Поиск в правилах
rules-search-hint = слова или номер
rules-found = { $n ->
    [0] Ничего не найдено. Попробуйте меньше букв или другое слово.
    [one] { $n } правило
    [few] { $n } правила
   *[many] { $n } правил
  }
rules-contents = Содержание
rules-loading = Загружаем правила …
rules-failed = Правила загрузить не удалось.
rules-not-translated = Эти правила ещё не переведены. Они показаны по-английски.
rules-no-such-rule = Правила { $rule } здесь нет.
rules-no-such-game = У этой игры нет правил.
rules-provenance = Слова здесь наши, а не из печатной книги правил. Если число названо нашим значением, его нет ни в одном документе, который у нас есть: в печатной игре оно может быть другим.
rules-link = Ссылка на { $rule }
rules-whole-page = Открыть страницей
rules-close = Закрыть правила
rules-back = Назад к { $rule }

## Журнал

log-empty = Пока ничего не произошло.
log-draft = ещё не подтверждено
log-secret = { $who } делает тайный выбор.
log-jump = Показать поле после этого шага
log-newest = Новые записи
log-earlier = Более ранние записи

## Просмотр

replay-slider = Шаг
replay-at = Шаг { $n } из { $all }
replay-start = Начало партии
replay-first = К началу
replay-back = На шаг назад
replay-forth = На шаг вперёд
replay-back-turn = На ход назад
replay-forth-turn = На ход вперёд
replay-last = К последнему шагу
replay-play = Воспроизвести
replay-pause = Пауза
replay-speed = Скорость
replay-speed-is = { $n }×
replay-link = Ссылка на эту позицию
replay-link-copied = Ссылка скопирована.
replay-live = Вернуться к столу

## Очки

score-final = Итоговые очки
score-source = Откуда
score-total = Всего
score-if-now = Если конец сейчас
score-place = Место
score-winner = { $n ->
    [one] Победа: { $who }.
   *[other] Первое место делят: { $who }.
  }
score-tie = Очков поровну: места определяет правило о равенстве.
score-tie-rule = Правило { $rule }
score-shared = Очков поровну, и больше ничто не решает: место делится.
score-none = Очков пока нет.
score-chart = Очки по ходам
score-chart-about = Линия для каждого, кто набирает очки; те же числа — в таблице ниже.
score-chart-table = Числа
score-chart-turn = Ход
score-chart-none = Кривая начнётся с первого подтверждённого хода.
score-chart-failed = Кривую загрузить не удалось.
score-record = Сохранить запись

## Чат

chat-empty = Пока никто ничего не сказал.
chat-say = Напишите что-нибудь
chat-send = Отправить
chat-owner = Хозяин стола
chat-off = Чат выключен.
chat-switch-off = Выключить чат
chat-switch-on = Включить чат
chat-watching = Писать могут только те, кто сидит за столом.
chat-failed = Не отправлено. Попробуйте ещё раз.
chat-newest = Новые сообщения
chat-unread = { $n ->
    [one] { $n } новая реплика
    [few] { $n } новые реплики
   *[many] { $n } новых реплик
  }

## Заметки сервера

note-bot_replaced = { $who }: бот { $bot } не ответил вовремя, за него сходил жадный бот.
note-bot_sits = { $who }: теперь здесь играет бот ({ $bot }).
note-person_sits = { $who }: теперь здесь играет человек.
note-taken_back = { $who }: по общему согласию { $turns ->
    [one] возвращён { $turns } ход
    [few] возвращены { $turns } хода
   *[other] возвращено { $turns } ходов
}.
note-rematch = { $who } предлагает сыграть ещё раз: новый стол готов.
note-unknown = Заметка: { $kind }

## Обзор

guide-title = Первое знакомство
guide-offer = Впервые здесь?
guide-start = Показать
guide-short = Вкратце
guide-later = Не сейчас
guide-step = Шаг { $n } из { $all }
guide-before = Назад
guide-done = Готово
guide-leave = Закончить обзор
guide-not-seen = Этого места сейчас не видно.

## Справка

help-title = Клавиши и подсказки
help-keys = Клавиши
help-hints = Полезно знать
help-does-next = Следующее место, которое можно выбрать
help-does-before = Предыдущее место
help-does-number = Вариант с этим номером: сначала места, потом кнопки
help-does-choose = Выбрать
help-does-why = Почему нельзя? Следующее недоступное место и причина
help-does-undo = Взять назад последний шаг
help-does-redo = Повторить его
help-does-commit = Подтвердить ход
help-does-cards = Листать карточки чужих ходов
help-does-pause = Остановить их или продолжить
help-does-now = Закрыть их: к вашему ходу
help-does-log = Журнал
help-does-scores = Очки
help-does-rule = Правило о том, на что вы показываете
help-does-replay = В повторе: на шаг или на ход назад и вперёд
help-does-help = Эта справка
help-does-close = Закрыть, отменить
help-key-or = или
help-key-tab = Tab
help-key-backtab = Shift + Tab
help-key-enter = Enter
help-key-space = Пробел
help-key-escape = Esc
help-key-left = ←
help-key-right = →
help-hint-gold = Золотое кольцо отмечает то, что можно выбрать. Наведите указатель — увидите, что это даст.
help-hint-refused = Что без кольца, то сейчас невозможно; наведите указатель или коснитесь — узнаете причину и правило. Клавиша W обходит такие места.
help-hint-undo = Ваш ход — черновик, пока вы его не подтвердили. Если шаг открыл вам что-то новое, взять его назад нельзя.
help-hint-takeback = Подтверждённые ходы берут назад, только если согласны все: предложите это в журнале, под вашим последним ходом.
help-hint-log = Наведите указатель на строку журнала — увидите, о чём она; нажмите — увидите поле, каким оно было.
help-hint-leave = Страницу можно закрыть в любой момент: партия ждёт вас по той же ссылке.

## Предложения взять ходы назад

proposal-title = Взять назад
proposal-propose = Взять назад мой последний ход …
proposal-will = { $n ->
    [one] Назад будет взят { $n } последний ход, до вашего включительно,
    [few] Назад будут взяты { $n } последних хода, до вашего включительно,
   *[many] Назад будут взяты { $n } последних ходов, до вашего включительно,
  } если все играющие согласны.
proposal-will-at-once = { $n ->
    [one] Ваш последний ход будет отменён.
    [few] Ваш последний ход и ходы ботов после него будут отменены.
   *[many] Ваш последний ход и ходы ботов после него будут отменены.
  }
proposal-send = Предложить
proposal-go-back = Взять назад
proposal-asks = { $who } предлагает взять назад { $n ->
    [1] последний ход
    [one] { $n } последний ход
    [few] { $n } последних хода
   *[many] { $n } последних ходов
  }.
proposal-yours = Вы предложили взять назад { $n ->
    [1] последний ход
    [one] { $n } последний ход
    [few] { $n } последних хода
   *[many] { $n } последних ходов
  }.
proposal-agree = Согласиться
proposal-decline = Отказаться
proposal-withdraw = Отозвать
proposal-waits = Ещё не согласились: { $who }

## Меню места

seat-menu-rename = Изменить имя
seat-menu-renamed = Имя изменено.
seat-menu-auto-help = Законченный ход действует сразу, взять его назад нельзя.
seat-menu-stand-in = Пусть за меня поиграет бот
seat-menu-stand-in-help = Бот играет, пока кто-нибудь не вернётся.
seat-menu-do-stand-in = Посадить бота
seat-menu-stands-in = Здесь временно играет бот: { $bot }.
seat-menu-come-back = Снова играть самому
seat-menu-person = Посадить сюда человека
seat-menu-person-help = Затем отправьте новую ссылку тому, кто будет играть.
seat-menu-link = Ссылка этого места
seat-menu-link-help = Кто откроет ссылку, тот и займёт место, на любом устройстве.
seat-menu-copy = Копировать ссылку
seat-menu-new-link = Сделать новую ссылку
seat-menu-new-link-sure = Да, сделать новую
seat-menu-new-link-help = Старая ссылка сразу перестанет действовать.
seat-menu-link-made = Новая ссылка скопирована.
seat-menu-failed = Не получилось.

## Кого-то нет за столом

stand-in-plays = За вас играет бот: { $bot }.
away-since = { $who }: нет за столом уже { $n } мин.
away-bot = Пусть играет бот
away-link = Скопировать ссылку
away-wait = Подождать

## С вашего прошлого визита

since-title = С вашего прошлого визита
since-earlier = { $n ->
    [one] и ещё { $n } ход до того
    [few] и ещё { $n } хода до того
   *[many] и ещё { $n } ходов до того
  }
since-watch = Посмотреть
since-over = Партия окончена.
