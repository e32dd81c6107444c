### Podpisy pod rysunkami w zasadach, według numeru zasady.

picture-ROLL-1 = Kości przechodzą ze Strefy Dobierania do Strefy Rzutu.
picture-ROLL-5 = Pudło zostaje w Strefie Rzutu, dwa trafienia stają się aktywne.
picture-ROLL-6 = Trzy aktywne kości: od teraz rzut bez trafienia to porażka.
picture-ROLL-9 = Porażka: aktywne kości trafiają do Strefy Odrzucania, reszta zostaje.
picture-ABIL-5 = Symbol zdolności i symbol mocy tego samego koloru.
picture-TRACK-1 = Pola i mury, przez które nikt nie przejdzie.
picture-TRACK-3 = Pole z dwoma bonusami: możesz wziąć jeden albo oba.
picture-TRACK-4 = Skrót prowadzi od pierścienia z ceną do małego pierścienia.
picture-TRACK-5 = Plecak odrzutowy podwaja pozostały ruch.
picture-TRACK-7 = Jedna czerwona linia między biegaczami: ten z tyłu rzuca o jedną kość więcej.
picture-TRACK-9 = Woda i ląd dookoła.
picture-FAN-1 = Każdy krok daje to, co na nowym polu: żeton doboru albo żetony waluty.
