### What terminal and browser both say besides the game itself: lists, players, the table in sentences, commands.

## Lists

# All but the last: “a, b”. $first is the list so far.
ui-list-more = { $first }, { $second }
# The last two: “a ja b”.
ui-list-two = { $first } ja { $second }
# So many of a thing, by its label.
ui-times = { $n }× { $thing }
# Clauses of one sentence.
ui-clauses = { $first }; { $second }
# Sentences one after the other.
ui-sentences = { $first } { $second }
# A number with at most one digit after the point.
ui-decimal = { $tenth ->
    [0] { $whole }
   *[other] { $whole },{ $tenth }
}
# A word as it is.
ui-word = { $text }

## Players

# A seat nobody has a name for yet.
ui-seat = { $n }. mängija
    .in = { $n }. mängija
    .gen = { $n }. mängija
    .part = { $n }. mängijat
    .com = { $n }. mängijaga
    .all = { $n }. mängijale
    .ade = { $n }. mängijal
ui-who = { $player }

## Errors of the command line

ui-unknown-language = Keeles „{ $found }“ tekste ei ole. Keeled on: { $known }.
ui-answer-word = Mängu ülespanek: { $option } ei saa olla „{ $found }“. Võimalikud on: { $known }.
ui-answer-number = Mängu ülespanek: { $option } peab olema arv vahemikus { $least } kuni { $most }, mitte „{ $found }“.

## The start menu

ui-menu-no = Ei
ui-menu-yes = Jah
ui-menu-solo-normal = Tavaline: iga võit peatab koletised järgmise mängukorra lõpuni
ui-menu-solo-warrior = Sõdalane: poole väiksemad virnad; koletised peatab ainult sellise koletise alistamine, kes annab vähemalt 2 kogemuspunkti
ui-menu-solo-nightmare = Õudusunenägu: poole väiksemad virnad; koletisi ei peata miski

## At the table

ui-round = { $n }. voor
ui-turn = { $n }. mängukord
ui-dungeon-deck = { $n ->
    [0] koobastikupakk tühi
    [one] { $n } kaart koobastikupakis
   *[other] { $n } kaarti koobastikupakis
}
ui-actions-left = { $n ->
    [0] Tegevusi rohkem ei ole.
    [one] Alles on { $n } tegevus.
   *[other] Alles on { $n } tegevust.
}
ui-group-moves = Liikumine
ui-group-actions = Tegevused
ui-group-free = Ilma tegevuseta
ui-group-place = Kohal { $place }
ui-group-recruit = Värbamine
ui-group-return = Tagasta enne
ui-group-choices = Valikud
ui-group-effects = Mõjud
ui-group-equip = Relvasta
ui-group-attack = Ründa
ui-group-buy = Osta
ui-group-level-up = Tõsta taset
ui-group-arrange = Järjekord saalis
ui-group-end = Edasi
# A choice with a word on what it would bring.
ui-choice-noted = { $choice } ({ $note })
ui-situation-moved = Oled juba liikunud: uuesti liikudes loobud ühest tegevusest.
ui-situation-tile = Võetud väli: { $tile }.
ui-situation-battle = Lahing; vastase ründejõud on { $n }.
ui-situation-attack = Lahing; vastase ründejõud on { $n }, sinu ründejõud praegu { $attack } (täringud { $swords }, relvad { $weapons }).
ui-tile = { $land } (kuristikud: { $sides })
ui-tile-open = { $land } (kuristiketa)
ui-situation-purchases = { $n ->
    [one] Alles on { $n } ost.
   *[other] Alles on { $n } ostu.
}
ui-situation-revealed = Sinu pakist avatud: { $cards }.
ui-hand-cards = Sinu käsi: { $cards }.
ui-hand-revealed = Sinu avatud kaardid: { $cards }.
ui-hand-no-cards = Sul ei ole käes ühtegi kaarti.
ui-hand-tiles = Neid välju näed ainult sina: { $tiles }.
ui-hand-top = Paki pealmist välja tead ainult sina: { $tile }.
ui-hand-empty = Sul ei ole käes ühtegi välja ja sa ei tea ühtegi välja pakis.
ui-hand-nothing = Sul ei ole midagi, mis oleks teiste eest varjatud.
ui-log-empty = Midagi ei ole veel juhtunud.

## The players' boards

ui-topic-nothing = Siin ei ole midagi.
ui-topic-hand = Sinu käes
    .names = käsi, kasi
    .help = see, mida näed ainult sina
ui-topic-me = Sina
    .names = mina
    .help = mis sul on
ui-topic-others = Teised
    .names = teised
    .help = mis teistel on
ui-status-active = tema mängukord
ui-status-place = { $place }
ui-status-lives = Elud { $n }
ui-status-unconscious = teadvusetu
ui-status-glory = Au { $n }
ui-status-amount = { $thing } { $n }
ui-status-points = Punktid: { $text }
ui-status-army = Armee: { $units }
ui-status-items = Esemed: { $items }
ui-status-city = Linn väljal { $place }
ui-status-buildings = Hooned: { $buildings }
ui-status-plague = Linnas on katk
ui-status-stones = Hingekivid: { $stones }
ui-status-experience = Kogemus { $n }
ui-status-piles = Käsi { $hand }, pakk { $deck }, mahapandud { $discard }
ui-status-revealed = Avatud: { $cards }
ui-status-certain = Kindlasti käes: { $cards }
ui-status-unseen = Käsi ja pakk kokku: { $cards }
ui-status-discards = Mahapandud: { $cards }

## The end

ui-result-winner = Võitja on { $players }!
ui-result-shared = Jagatud võit! Võitjad on { $players }.
ui-result-nobody = Kaotus! Võidavad koletised.
ui-result-points = { $n ->
    [one] { $player }: { $text } punkt
   *[other] { $player }: { $text } punkti
}
ui-result-card = { $card }: { $n }
ui-result-village = { $n ->
    [one] pääsenud koletised: { $n } punkt
   *[other] pääsenud koletised: { $n } punkti
}

## Cards: figures in few words. $text is a number with its sign.

ui-fact-none = –
ui-card-facts = { $card } ({ $facts })
ui-fact-strength = jõud { $n }
ui-fact-weight = kaal { $n }
ui-fact-attack = rünnak { $text }
ui-fact-magic = maagiline rünnak { $text }
ui-fact-light = valgus { $n }
ui-fact-gold = kuld { $n }
ui-fact-points = võidupunkte { $n }
ui-fact-level = tase { $n }
ui-fact-level-up = järgmise taseme hind { $n } KP
ui-fact-cost = hind { $n }
ui-fact-health = tervis { $n }
ui-fact-darkness = valgus −{ $n }
ui-fact-experience = kogemus { $n }
ui-fact-trophy = trofeena: { $facts }
ui-fact-weapon = relv „{ $card }“
ui-fact-left = alles: { $n }
ui-fact-left-all = alles: { $left }
ui-fact-left-levels = alles tasemetel 1, 2 ja 3: { $left }
ui-fact-used = kasutatud
ui-fact-barred = ei saa rünnata
ui-fact-doomed = hävitatakse

## The hall and the Village

ui-hall-rank = { $rank }. rida:
ui-hall-line = { $rank } { $there }
ui-hall-empty = tühi
ui-hall-penalty = { $n ->
    [0] valgustrahvi ei ole
    [one] valgustrahv { $n } ({ $cost })
   *[other] valgustrahv { $n } ({ $cost })
}
ui-hall-wins = ründejõud { $total }: võit
ui-hall-fails = ründejõud { $total }: puudu { $n }
ui-hall-no-magic = ründejõud { $total }, aga maagilist rünnakut ei ole
ui-hall-unseen = pimeduses rünnata ei saa
# A purchase under the heading “ui-group-buy”.
ui-village-buy = { $card }, hind { $cost }

## An attack explained

ui-explain-title = Rünnak { $rank }. reas: { $card }
ui-explain-card = { $card }: { $facts }
ui-explain-cards = { $card }: igaüks { $facts }
ui-explain-idle = { $card }: ei osale
ui-explain-not-carried = Keegi ei kanna: { $cards }
ui-explain-sum = Kokku: rünnak { $attack }, maagiline rünnak { $magic }
ui-explain-counted = Sellest läheb siin arvesse: rünnak { $attack }, maagiline rünnak { $magic }
ui-explain-light = { $n ->
    [0] Valgust { $light }, vaja { $needed }: valgustrahvi ei ole
    [one] Valgust { $light }, vaja { $needed }: valgustrahv { $n } ({ $cost })
   *[other] Valgust { $light }, vaja { $needed }: valgustrahv { $n } ({ $cost })
}
ui-explain-halved = Ründejõud väheneb poole võrra.
ui-explain-wins = Ründejõud { $total }, tervis { $health }: võit.
ui-explain-fails = Ründejõud { $total }, tervis { $health }: puudu { $n }.
ui-explain-no-magic = Ründejõud { $total }, tervis { $health }: sellest piisab, aga ilma maagilise rünnakuta ei saa võita.
ui-explain-unseen = Seda koletist ei saa rünnata, kuni kehtib valgustrahv.
ui-explain-costs = Lahingumõjud: { $effects }.
ui-explain-after-wins = Pärast seda parimal juhul ründejõud { $total }, tervis { $health }: võit.
ui-explain-after-fails = Pärast seda parimal juhul ründejõud { $total }, tervis { $health }: puudu { $n }.
ui-explain-after-no-magic = Pärast seda parimal juhul ründejõud { $total }, tervis { $health }, aga maagilist rünnakut ei ole.

## The map in sentences

ui-hex = { $place } { $land }
ui-hex-heroes = kangelased: { $heroes }
ui-hex-general = { $general }, ründejõud { $n }
ui-hex-armies = koletised: { $armies }, ründejõud { $n }
ui-hex-city = { $player_gen } linn
ui-hex-plague = { $player_gen } linn, seal on katk
ui-hex-items = esemed: { $items }
ui-hex-ways = teed: { $ways }
ui-hex-way = { $side } – { $place }
ui-hex-open = avastamata: { $sides }
ui-hex-chasms = kuristikud: { $sides }

## Commands
## The value: names of the command, separated by commas. The English ones always work too.

ui-help-numbers = Kirjuta valiku number või üks neist sõnadest:
ui-help-english = Ingliskeelsed sõnad kehtivad igas keeles.
ui-unknown-command = „{ $found }“ ei ole valiku number ega käsk. „abi“ loetleb käsud.
ui-wrong-number = { $n ->
    [one] Valikut { $found } ei ole. Ainus valik on 1.
   *[other] Valikut { $found } ei ole. Numbrid on 1 kuni { $n }.
}
ui-wrong-lines = „logi“ järel käib ridade arv. „{ $found }“ ei ole arv.
ui-language-set = Emberhall räägib nüüd eesti keelt.
ui-undo-nothing = Midagi ei ole veel tagasi võtta.
ui-why-title = Praegu ei ole võimalik:
ui-why-reason = { $reason } [{ $rule }]
ui-why-more = { $n ->
    [one] ja veel { $n }
   *[other] ja veel { $n }
}
ui-why-allowed = „{ $choice }“ on võimalik: kirjuta selle number.
ui-why-nothing = Siin ei ole miski keelatud.
ui-why-no-match = Midagi, mis sobiks sõnaga „{ $found }“, siin keelatud ei ole.

## The rules reference

ui-rules-unknown = Reeglit { $found } ei ole. Kõigi loend: rules (mängu ajal ka „reeglid“)
ui-rules-ruling = Kodureegel: { $text }
