# Die Namen der Bots auf Deutsch; ihre Liste ist in `server/tables/companions.py`.

companion-bahram = Bahram
companion-leyla = Leila
companion-yusuf = Yusuf
companion-zaynab = Sainab
companion-farhad = Farhad
companion-shirin = Schirin
companion-rustam = Rustam
companion-gulnar = Gülnar
companion-timur = Timur
companion-aisha = Aischa
companion-idris = Idris
companion-salma = Salma
companion-omar = Omar
companion-parisa = Parisa
companion-tariq = Tarik
companion-anahit = Anahit
companion-hakim = Hakim
companion-soraya = Soraya
companion-matteo = Matteo
companion-meilin = Meilin
companion-tigran = Tigran
companion-jamila = Dschamila
companion-arslan = Arslan
companion-tamar = Tamar
