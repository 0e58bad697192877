# The names of bots in English; `server/tables/companions.py` lists them.

companion-bahram = Bahram
companion-leyla = Leyla
companion-yusuf = Yusuf
companion-zaynab = Zaynab
companion-farhad = Farhad
companion-shirin = Shirin
companion-rustam = Rustam
companion-gulnar = Gulnar
companion-timur = Timur
companion-aisha = Aisha
companion-idris = Idris
companion-salma = Salma
companion-omar = Omar
companion-parisa = Parisa
companion-tariq = Tariq
companion-anahit = Anahit
companion-hakim = Hakim
companion-soraya = Soraya
companion-matteo = Matteo
companion-meilin = Meilin
companion-tigran = Tigran
companion-jamila = Jamila
companion-arslan = Arslan
companion-tamar = Tamar
