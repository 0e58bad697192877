# Рамка страницы и стол на русском. Лобби, правила, журнал, просмотр, счёт и чат — в `lobby.ru.ftl`.

## Страница

page-title = Caravansary
page-title-your-turn = ● Ваш ход – { $title }
page-close = Закрыть
page-cancel = Отмена
page-to-lobby = В лобби
page-nowhere = Здесь ничего нет
page-nowhere-text = Этот адрес никуда не ведёт. Возможно, ссылка скопирована не полностью.
page-no-table = Такого стола нет
page-no-table-text = Возможно, его убрали или ссылка скопирована не полностью.
page-other-rules = Этот стол — от прежней версии игры
page-other-rules-text = Он создан по правилам { $then }, теперь играют по правилам { $now }, и показать на нём нечего. Запись его партии можно сохранить и прочитать.
page-other-rules-marrakesh = Теперь в «Марракеше» напечатанные жетоны: свитки, города и жетоны реки из коробки и большинство оазисов. { $status ->
    [finished] Этот стол начинали с другими, поэтому его нельзя ни показать, ни проиграть заново.
   *[other] Этот стол начинали с другими, поэтому продолжить его нельзя.
  }
page-older-kept = Ничего не пропало: сохраните запись, перечитайте разговор и начните заново — с теми же людьми и теми же настройками.
page-older-again = Новый стол, те же люди
page-older-again-help = С теми же настройками. Кто играет не здесь, получит от вас новую ссылку.
page-older-record-help = Все ходы текстовым файлом, по правилам { $then }. Такую запись можно прочитать, но не проиграть заново.
page-older-people = За этим столом
page-older-points = { $n ->
    [one] { $shown } очко
    [few] { $shown } очка
    [many] { $shown } очков
   *[other] { $shown } очка
  }
page-older-said = Что было сказано
page-older-silent = За этим столом ничего не говорили.
page-not-shown = Это закрытый стол
page-not-shown-text = Его видно только по ссылке. Если она у вас была, её могли заменить: спросите того, кто создал стол.
page-offline = Нет связи с сервером. Попытки продолжаются сами; ничего не потеряется.
page-rule = Правило
page-tip-rule = Правило: { $title }

## Верхняя строка и меню

page-menu = Меню
page-rules = Правила
page-guide = Первая партия
page-score-sheet = Таблица очков
page-replay = Просмотр партии
page-record = Сохранить запись
page-settings = Настройки
page-help = Помощь
page-leave = Уйти от стола
page-open-seed-short = открытое число
page-open-seed = Открытое начальное число { $seed }
page-open-seed-help = Случай задан числом, которое видят все. Эту партию можно сыграть ещё раз точно так же.
page-outdated = Прежние правила
page-outdated-help = Партия началась по прежней версии правил. Она продолжается по новым с нынешнего положения.

## Настройки

page-language = Язык
page-theme = Цвета
page-theme-auto = как в системе
page-theme-light = светлые
page-theme-dark = тёмные
page-speed = Ходы других
page-speed-calm = спокойно
page-speed-normal = в темпе чтения
page-speed-brisk = живо
page-speed-off = сразу
page-motion = Движение
page-motion-auto = как в системе
page-motion-off = нет
page-confirm = Переспрашивать, если взять назад нельзя
page-confirm-help = Второй щелчок, например перед открытием новых карт.
page-sound = Звук
page-sound-help = Тихие звуки фишек, кубиков и монет, колокольчик, когда ваш ход.
page-sound-on = Звук включён
page-sound-off = Звук выключен
page-volume = Громкость
page-sound-ask = Играть со звуком?
page-sound-yes = Да
page-sound-no = Нет
page-notify = Уведомления
page-notify-help = Когда ваш ход, а страница в фоне.
page-notify-refused = Браузер не разрешает. Это можно изменить в его настройках для этой страницы.
page-notify-title = Ваш ход – { $game }
page-auto-commit = Подтверждать мои ходы без вопроса
page-auto-commit-of = { $who }: подтверждать ходы без вопроса
page-auto-commit-help = Оконченный ход сразу принимается, и взять его назад нельзя.

## Строка решения

page-decision = Решение
page-undo = Назад
page-undo-help = Шаг назад в пределах своего хода, пока не открылось ничего нового.
page-redo = Вернуть
page-commit = Подтвердить ход
page-commit-help = Ход принят, играют остальные. После этого взять его назад можно только с согласия всех.
page-commit-now = Ваш ход окончен. Подтвердите его или возьмите что-нибудь назад.
page-commit-fixed = Ваш ход окончен, взять назад уже ничего нельзя. Подтвердите его.
page-commit-secret = Выбор сделан. Подтвердите его или измените: его никто не увидит, пока не выберут все.
page-ends-now = Больше делать нечего: закончите ход или вернитесь на шаг назад.
page-ending = Ваш ход завершается …
page-no-way-back = назад взять нельзя
page-sure = «{ $action }» нельзя будет отменить: { $what }
page-reveals = станет известно что-то новое.
page-lit-places = { $n ->
    [one] На поле подсвечено { $n } место.
    [few] На поле подсвечены { $n } места.
   *[other] На поле подсвечено { $n } мест.
  }
page-each = В любом случае:
page-then = затем: { $decision }
page-pieces = Что можно выбрать
page-picked = { $n } из { $all }
page-does-not-fit = Не сочетается с уже выбранным.

## Решают другие

page-waits-for = Решает { $who }: { $decision }
page-waits-coming = { $who }: место ещё свободно
page-invite = Пригласить
page-waits-secret = Тайный выбор делает { $who }
page-waits-commit = { $who }: проверка хода перед подтверждением
page-thinks-seconds = { $n } с
page-move-now = Ходи сейчас
page-move-now-help = Бот сыграет лучшее из того, что успел найти.
page-moves-now = Бот сейчас сходит
page-draft = Черновик
page-draft-help = Этот ход ещё не подтверждён. Его ещё могут изменить.
page-you-watch = Вы наблюдаете.
page-take-seat = Сесть за стол, цвет: { $colour }
page-cards = Карточки чужих ходов
page-cards-again = Что сделали другие
page-card-previous = Предыдущая карточка
page-card-next = Следующая карточка
page-card-pause = Пауза
page-card-go-on = Дальше
page-card-next-player = К следующему игроку
page-card-my-turn = К моему ходу
page-card-to-now = К текущему моменту
page-skip = Пропустить

## Конец

page-winner = { $n ->
    [one] Победа: { $who }
   *[other] Общая победа: { $who }
  }
page-new-table = Новый стол
result-open = Итог
result-you-win = Победа за вами!
result-story = Есть что рассказать
result-medals = Медали
result-turning = Поворотный момент
result-turning-text = Ход { $turn }{ $known ->
    [no] { "" }
   *[yes] { " " }({ $by })
  }: ожидаемый отрыв ({ $who }) изменился с { $before } до { $after }.
result-turning-ask = Ход, изменивший больше всего, найдёт разбор:
result-rematch = Сыграть ещё раз
result-to-rematch = К новому столу
result-picture = Сохранить картинку
result-picture-saved = Картинка сохранена.
result-picture-failed = Этот браузер не смог сделать картинку.
result-record = Скопировать запись
result-record-copied = Запись скопирована.
result-record-failed = Запись скопировать не удалось.
result-look = Посмотреть на поле

## Места

page-seats = Места
page-side = Места, журнал и чат
page-log = Журнал
page-chat = Чат
page-you = вы
page-bot = Бот
page-bot-stands-in = Бот играет за того, кто сидел здесь
page-opponent = играет по правилам
page-present = За столом
page-absent = Нет за столом
page-score = Очки
page-place = { $n }‑е
page-if-now = если конец сейчас
page-if-now-title = Если конец сейчас: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }
page-if-now-due = В конце добавилось бы: { $sources }.
page-if-now-nothing = Больше ничего не добавилось бы.
page-if-now-secret = Втайне у вас ещё { $n }: { $sources }.
page-lead-ahead = Впереди следующего на { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }
page-lead-behind = Позади первого на { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }
page-lead-none = Очков столько же, сколько у лучшего
page-own-goods = Что у вас есть
page-seat-menu = Место: { $who }
page-status-free = ещё не за столом
page-status-deciding = решает
page-status-uncommitted = проверяет ход
page-status-choosing = выбирает тайно
page-status-chosen = выбор сделан
page-status-waiting = { "" }
page-status-over = { "" }

## Сесть за стол, передать устройство

page-invited-by = { $host } приглашает вас сыграть: { $game }
page-invited = Вас приглашают сыграть: { $game }
page-host = приглашает
page-sit-down-as = Ваш цвет: { $colour }
page-your-name = Ваше имя
page-who-else = Кто ещё играет
page-sit-down-do = Сесть
page-pass-device = Передайте устройство: { $who }
page-pass-device-help = Ничего не видно, пока не смотрит тот, кому можно.
page-i-am = Здесь { $who }

## Поле

page-zones = Части поля
page-whole-board = Всё поле

## Что не удалось

page-problem-network = Сервер не ответил. Попробуйте ещё раз чуть позже.
page-problem-other = Не получилось: { $message }
page-problem-stale = Тем временем на столе что-то изменилось.
page-problem-not-yours = Это не ваше место.
page-problem-too-many-requests = Слишком много сразу. Подождите немного и попробуйте снова.
page-problem-not-stored = Сервер не смог это сохранить. Попробуйте ещё раз.
page-problem-too-early = Бот только начал думать.
page-problem-no-bot-thinks = Там уже никакой бот не думает над ходом.
page-problem-bot-sits-here = За этим местом сейчас играет бот.
page-problem-seat-taken = Это место уже занято.
page-problem-chat-off = Чат этого стола выключен.
page-problem-undo-floor = Дальше назад нельзя: с тех пор открылось новое.
page-problem-undo-limit = За этим столом взято назад так много ходов, что больше нельзя.
page-problem-nothing-to-undo = Брать назад нечего.
page-problem-draft-open = Чей-то ход ещё не подтверждён.
page-problem-committed = Ваш выбор уже сделан.
page-problem-absent = Кого нет за столом, тот не может согласиться.
page-problem-no-such-set = Из этого не складывается то, что требуется.
page-problem-no-proposal = Этого предложения уже нет.
page-problem-game-over = Партия окончена, и в ней играли несколько человек: она остаётся как есть.
page-problem-imported = Эта партия загружена для просмотра, продолжить её нельзя.
page-problem-table-full = За этим столом записано так много, что больше не помещается.
page-problem-not-read = Сервер не смог это прочитать. Попробуйте ещё раз.
