# Имена ботов по-русски; их список – в `server/tables/companions.py`.

companion-bahram = Бахрам
companion-leyla = Лейла
companion-yusuf = Юсуф
companion-zaynab = Зейнаб
companion-farhad = Фархад
companion-shirin = Ширин
companion-rustam = Рустам
companion-gulnar = Гульнар
companion-timur = Тимур
companion-aisha = Аиша
companion-idris = Идрис
companion-salma = Сальма
companion-omar = Омар
companion-parisa = Париса
companion-tariq = Тарик
companion-anahit = Анаит
companion-hakim = Хаким
companion-soraya = Сорайя
companion-matteo = Маттео
companion-meilin = Мэйлинь
companion-tigran = Тигран
companion-jamila = Джамиля
companion-arslan = Арслан
companion-tamar = Тамар
