# Karak 2: the rules reference for players (German).
# One message per rule: the value is its title, .text what it says, .ruling how an open point is decided here.

## Components and setup

rule-k-set-1 = Spieler und Helden
    .text = Am Tisch sitzen 2–5 Spieler. Sechs Helden warten auf sie: Horan, Taia, Lady Lorraine, Lord Xanros, Elspeth und Darius.
rule-k-set-2 = Spielplan und Startfeld
    .text = Die Landschaft wächst auf einem Raster aus Sechsecken. Zu Beginn liegt nur das Startfeld: drei verbundene Felder mit der Burg Karak in der Mitte.
rule-k-set-3 = Der Landschaftsfeld-Stapel
    .text = Oben liegen die 18 gemischten Felder der ersten Stufe, darunter die 10 gemischten Felder der zweiten Stufe. Die Reihenfolge kennt niemand.
rule-k-set-4 = Der Beutel mit den Monstern
    .text = Alle 36 Monsterarmee-Plättchen liegen zu Beginn im Beutel. Er leert sich genau dann, wenn auch der Stapel zu Ende geht. Ein gezogenes Plättchen kommt nie wieder hinein, außer dem, das Taia zurücklegt.
rule-k-set-5 = Womit du beginnst
    .text = Du beginnst mit 5 Leben, Ruhmgrad 0 und ohne Rohstoffe. Deine Stadt und deine sechs Gebäude sind noch ungebaut. In deinem Vorrat ist Platz für 2 Waffen, 3 Zaubersprüche und 1 Amulett.
rule-k-set-6 = Heldenwahl
    .text = Normalerweise wird jedem ein Held zugelost. Bei der Heldenwahl würfelt ihr mit dem Heldenwürfel und sucht euch nacheinander offen einen Helden aus; wer die meisten Schwerter hat, wählt zuerst. Helden, die niemand nimmt, sind nicht im Spiel, und der Startspieler wird eigens ausgewürfelt.
    .ruling = Die gedruckten Regeln lassen die weitere Reihenfolge und Gleichstände offen; hier wählt der höhere Wurf früher, und bei Gleichstand wird neu gewürfelt.
rule-k-set-7 = Wo du beginnst
    .text = Alle Helden brechen von der Burg Karak auf.
rule-k-set-8 = Startspieler
    .text = Alle würfeln mit dem Heldenwürfel, und wer die meisten Schwerter hat, beginnt. Totenköpfe zählen 0, und bei Gleichstand würfeln die Beteiligten neu. Danach geht es im Uhrzeigersinn weiter.
rule-k-set-9 = Die Einheitenwürfel
    .text = Im allgemeinen Vorrat liegen je 10 Ritterwürfel, Bogenschützenwürfel und Magierwürfel. Die 3 Skelette folgen nur Lord Xanros, der Bär nur Lady Lorraine. Der einzige Titan kommt mit seinem Amulett.
rule-k-set-10 = Rohstoffe ohne Ende
    .text = Es gibt drei Rohstoffe: Nahrung, Holz und Stein. Keiner davon geht jemals aus. Du darfst beliebig viel davon haben. In Partien, die vor Regelversion 2 begonnen wurden, ist bei je 255 Schluss.
rule-k-set-11 = Friedliche Variante
    .text = In der friedlichen Variante bleiben Pest und Elend aus dem Spiel.
rule-k-set-12 = Was verborgen bleibt
    .text = Niemand sieht die Reihenfolge von Stapel und Beutel oder das Amulett, das eine unbesiegte Dryade bewacht. Das Feld, das Darius zurückgelegt hat, kennt nur er. Alles andere liegt offen, sogar die Stufe des nächsten Felds.
rule-k-set-13 = Nur wer am Zug ist, entscheidet
    .text = In deinem Zug triffst du alle Entscheidungen. Wen Pest und Elend oder ein Taschendieb treffen, der hat nichts zu wählen.

## Turn, movement, exploring

rule-k-turn-1 = Dein Zug
    .text = Du hast 2 Aktionen, eine mehr mit dem Stall und eine mehr mit dem Amulett der Tat: nie mehr als 4. Vor jeder Aktion darfst du dich einmal bewegen. Bewegung und Aktion sind freiwillig, aber auch eine Bewegung ohne Aktion verbraucht diese Aktion.
rule-k-turn-2 = Erst bewegen, dann handeln
    .text = Die Bewegung kommt vor ihrer Aktion, nie danach. Du darfst Aktionen ungenutzt lassen und deinen Zug jederzeit beenden, nur nicht mitten im Kampf.
    .ruling = Die gedruckten Regeln sagen nicht ganz klar, wann ein Zug vorbei ist; hier endet er nach der letzten Aktion von selbst, außer du könntest noch Taschendieb oder Falkenauge einsetzen – dann wirst du gefragt.
rule-k-turn-3 = Eine Aktion mitten im Zug erhalten
    .text = Errichtest du den Stall oder erhältst du das Amulett der Tat, hast du die zusätzliche Aktion sofort. Verlierst du das Amulett, ist auch die Aktion fort, aber was du schon begonnen hast, bleibt dir.
rule-k-turn-4 = Ein Kampf beendet den Zug
    .text = Nach einem Kampf ist dein Zug vorbei, auch wenn du noch Aktionen übrig hast.
rule-k-turn-5 = Was keine Aktion kostet
    .text = Taschendieb (so oft, wie du den Zauberspruch hast) und Falkenauge (einmal pro Zug) kosten keine Aktion. Du kannst sie vor, zwischen und nach deinen Aktionen einsetzen oder zwischen einer Bewegung und ihrer Aktion. Müsstest du wegen einer Belohnung einen Zauberspruch ablegen, darfst du vorher noch Taschendieb einsetzen und so Platz schaffen. In Partien, die vor Regelversion 2 begonnen wurden, gilt diese Ausnahme nicht.
    .ruling = Die gedruckten Regeln sprechen nur von einem beliebigen Zeitpunkt im eigenen Zug; hier geht es nicht mitten in einer Bewegung oder Aktion, nicht im Kampf und nicht danach, denn der Kampf beendet den Zug. Die einzige Ausnahme ist ein Zauberspruch, für den kein Platz ist.
rule-k-turn-6 = Keine leeren Aktionen
    .text = Du bekommst nur Aktionen angeboten, die etwas ändern. Mit 5 Leben gibt es nichts zu heilen, und wo nichts errichtet, rekrutiert oder aufgehoben werden kann, fehlt diese Aktion. Gibt es beim Errichten, Rekrutieren oder Aufheben nur eine Möglichkeit, wird sie ohne Nachfrage ausgeführt. In Partien, die vor Regelversion 2 begonnen wurden, wirst du trotzdem gefragt.
    .ruling = Die gedruckten Regeln erwähnen Aktionen ohne Wirkung nicht; hier fallen sie weg, denn du kannst eine Aktion immer ungenutzt lassen.
rule-k-turn-7 = Dieselbe Aktion noch einmal
    .text = Du darfst dieselbe Aktion im Zug mehrmals ausführen; nur „Rohstoffe sammeln“ geht auf jedem Feld einmal. „Stadt bauen“ und „Gebäude errichten“ sind zwei verschiedene Aktionen, und beide können in einen Zug fallen.
rule-k-move-1 = Bewegung
    .text = Eine Bewegung führt auf ein benachbartes Feld, das schon ausliegt. Zeigt eines der beiden Felder an der gemeinsamen Kante eine Schlucht, ist der Weg versperrt.
rule-k-move-2 = Helden und Städte versperren nichts
    .text = Du darfst jedes Feld betreten, auf dem andere Helden stehen, und auch jede Stadt.
rule-k-move-3 = Wer auf Monster trifft, muss kämpfen
    .text = Betrittst du ein Feld mit Monsterarmeen oder mit dem Dunklen General, beginnt sofort der Kampf. Er ist die Aktion, die zu dieser Bewegung gehört.
rule-k-move-4 = Portal und Magischer Ritt
    .text = Das Portal und der Magische Ritt ersetzen je eine gewöhnliche Bewegung. Bei Monstern oder beim Dunklen General kannst du nicht stehen bleiben: Dort gewinnst du, oder du kehrst zurück.
rule-k-exp-1 = Landschaft erkunden
    .text = Geh über eine Kante ohne Schlucht in unerforschtes Gebiet: Zieh das oberste Feld, dreh es so, dass zwischen ihm und deinem Feld keine Schlucht liegt, und betritt es. An seinen anderen Kanten dürfen Schluchten sein. Ein gezogenes Feld muss ausgelegt werden.
    .ruling = Die gedruckten Regeln lassen offen, ob du das Feld siehst, bevor du die Richtung wählst; hier kommt die Richtung zuerst.
rule-k-exp-2 = Monster auf neuen Feldern
    .text = Auf ein Feld der ersten Stufe kommt 1 Monsterarmee aus dem Beutel, auf eines der zweiten Stufe kommen 2; du bekämpfst beide zugleich, und ihre Stärken werden addiert. Sind zu wenige im Beutel, ziehst du, was noch da ist. Ist er leer, gibt es keinen Kampf, und du behältst deine Aktion.
rule-k-exp-3 = Der Höllenschlund
    .text = Für den Höllenschlund wird keine Monsterarmee gezogen. Dort steht der Dunkle General mit seinen Prätorianern und erwartet dich.
rule-k-exp-4 = Wenn alle Wege versperrt sind
    .text = Liegen noch Felder im Stapel, aber rings um den Spielplan nur Schluchten, darfst du über jede Kante deines Felds erkunden, hinter der nichts liegt, und das neue Feld beliebig drehen. Diese Kante gilt von da an als frei von Schluchten.
    .ruling = Die gedruckten Regeln sehen diesen sehr seltenen Fall nicht vor; hier öffnet sich der Weg, damit das Spiel weitergehen kann.

## A. Battle

rule-k-bat-1 = Ablauf eines Kampfes
    .text = Zuerst wirken Fähigkeiten vor dem Kampf, dann wählst du deine Einheitenwürfel und würfelst. Es folgen neue Würfe, das Amulett des Schutzes und die Feuerbälle, dann wird verglichen. Nach Belohnung oder Rückzug kommen Verluste, Einheitenlimit, Pest und Elend sowie Bewusstlosigkeit, und dein Zug endet.
rule-k-bat-2 = Womit du würfelst
    .text = Den Heldenwürfel wirfst du immer. Vor dem Wurf wählst du, welche Einheitenwürfel dazukommen: alle, einige oder keine; das gilt auch für Bär, Skelette und Titan. Ein Würfel, der liegen bleibt, hilft nicht, ist aber auch nicht in Gefahr.
rule-k-bat-3 = Angriffsstärke
    .text = Zähle die Schwerter auf allen geworfenen Würfeln. Dazu kommen deine Waffen, 1 für jeden eingesetzten Feuerball und der Bonus deiner Fähigkeiten.
rule-k-bat-4 = Feuerbälle
    .text = Wenn der Wurf endgültig ist, entscheidest du, wie viele Feuerbälle du einsetzt. Jeder erhöht deine Angriffsstärke um 1 und wird dann aus dem Spiel genommen.
rule-k-bat-5 = Gewonnener Kampf
    .text = Du gewinnst, wenn deine Angriffsstärke mindestens so hoch ist wie die Stärke aller Monsterarmeen auf dem Feld zusammen. Dreh die Plättchen um, nimm die Belohnungen und bleib auf dem Feld.
rule-k-bat-6 = Verlorener Kampf
    .text = Ist dein Angriff zu schwach, bleiben die Monster, und du kehrst auf das Feld zurück, von dem du kommst; keine Schlucht hält einen Rückzug auf. Nach dem Portal kehrst du in deine Stadt zurück.
    .ruling = Die gedruckten Regeln sagen nicht, wohin ein verlorener Magischer Ritt zurückführt; hier ist es das letzte Feld vor dem Kampf.
rule-k-bat-7 = Wunden
    .text = Jeder Totenkopf auf dem Heldenwürfel kostet dich nach dem Kampf 1 Leben, ob gewonnen oder verloren. Deine Belohnung bekommst du trotzdem zuerst, auch wenn du danach bewusstlos wirst. Weniger als 0 Leben hast du nie.
rule-k-bat-8 = Verlorene Einheiten
    .text = Ein Einheitenwürfel mit Totenkopf kommt zurück in den allgemeinen Vorrat, ob gewonnen oder verloren. Ein Leben kostet er dich nicht.
    .ruling = Die gedruckten Regeln erwähnen keinen Totenkopf auf dem Bären- oder Titanwürfel; sollten geänderte Werte ihnen einen geben, gehen sie ebenso verloren, der Titan so lange, bis du sein Amulett erneut erhältst.
rule-k-bat-9 = Zwei Totenköpfe
    .text = Zeigt der Heldenwürfel am Ende zwei Totenköpfe, folgen Pest und Elend, ob du gewonnen oder verloren hast.
rule-k-bat-10 = Belohnungen
    .text = Waffen, Zaubersprüche und Amulette kommen in deinen Vorrat; fehlt ein Platz, wählst du, welcher Gegenstand dieser Art auf dem Feld bleibt (das darf auch der neue sein). Ein Rohstoff-Karren bringt dir sofort 3 beliebige Rohstoffe und wird aus dem Spiel genommen. Seelensteine liegen getrennt und gehen nie verloren.
    .ruling = Keine gedruckte Regel lässt dich einen Gegenstand einfach fallen lassen; hier legst du nur beim Aufheben etwas ab oder wenn für eine Belohnung kein Platz ist.
rule-k-bat-11 = Was ein Plättchen verrät
    .text = Die Vorderseite zeigt die Monsterarmee und ihre Stärke. Die Belohnung auf der Rückseite siehst du erst nach dem Sieg, und welches Amulett eine Dryade bewacht, ist Zufall.
rule-k-glo-1 = Ruhm
    .text = Dein Ruhmgrad ist die Stärke deines größten Sieges, plus 2 mit dem Gebäude Ruhmbanner, plus 2 mit dem Amulett des Ruhms, höchstens aber 10. Armeen, die du in einem Kampf besiegst, zählen zusammen. Die Stärke deines größten Sieges sinkt nie.
    .ruling = Die gedruckten Regeln sind sich über das Ende der Ruhmleiste nicht einig; hier wird der Ruhmgrad immer neu berechnet, also ergibt 8 + 2 + 2 den Ruhmgrad 10 und ohne das Amulett noch immer 10.
rule-k-glo-2 = Wie groß deine Armee sein darf
    .text = Du darfst zusammen so viele Ritter, Bogenschützen und Magier haben, wie dein Ruhmgrad beträgt. Bär, Skelette und Titan zählen nicht mit.
rule-k-glo-3 = Wenn dein Ruhm sinkt
    .text = Sinkt dein Ruhmgrad unter die Größe deiner Armee, legst du sofort Einheitenwürfel deiner Wahl zurück. Nach einem Kampf gehen zuerst die Einheiten, die du darin verloren hast.
rule-k-life-1 = Bewusstlos
    .text = Ohne Leben ist dein Held bewusstlos. In deinem nächsten Zug erhältst du 3 Leben zurück und tust sonst nichts; danach spielst du normal weiter. Bis dahin liegt dein Held auf seinem Feld und kann wie alle anderen bestohlen oder von Pest und Elend befallen werden.

## B–H. The other actions

rule-k-heal-1 = Heilung
    .text = Ein verwundeter Held erhält pro Aktion 2 Leben zurück, höchstens bis 5. Heilen kannst du dich auf jedem Feld.
rule-k-gath-1 = Rohstoffe sammeln
    .text = Nimm, was das Feld hergibt. Das geht nur, wo weder eine Monsterarmee noch eine Stadt steht, und nicht auf der Burg Karak oder im Höllenschlund. Jedes Feld gibt seine Rohstoffe einmal pro Zug.
rule-k-gath-2 = Was die Felder hergeben
    .text = Ein Bauernhof gibt 1 Nahrung, ein Wald 1 Holz. „Wald und Bauernhof“, „Fels und Bauernhof“ und „Fels und Wald“ geben von ihren beiden Rohstoffen je 1. Der Große Bauernhof gibt 3 Nahrung, der Große Wald 3 Holz, der Große Fels 3 Stein.
rule-k-city-1 = Stadt bauen
    .text = Für 2 Holz baust du deine Stadt auf deinem Feld. Dort darf keine Monsterarmee, kein Held eines anderen Spielers und keine Stadt sein, und es darf nicht die Burg Karak sein. Du hast nur eine Stadt, und sie bleibt, wo sie ist; die beiden äußeren Teile des Startfelds sind erlaubt.
rule-k-city-2 = Schluchten um eine Stadt
    .text = Eine Stadt baut keine Brücken: Die Schluchten ihres Felds versperren weiterhin den Weg.
rule-k-bld-1 = Gebäude errichten
    .text = In deiner Stadt errichtest du in einer Aktion so viele Gebäude, wie du willst und bezahlen kannst, aber mindestens eines. Die Kosten stehen auf dem Gebäude-Plättchen, und jedes Gebäude gibt es nur einmal.
rule-k-bld-2 = Stall
    .text = Der Stall gibt dir in jedem Zug eine zusätzliche Aktion, schon in dem Zug, in dem du ihn errichtest.
rule-k-bld-3 = Portal
    .text = Einmal pro Zug darfst du dich von deiner Stadt auf ein beliebiges ausliegendes Feld bewegen oder von überall in deine Stadt, über alle Schluchten hinweg. Du darfst auch direkt zu Monstern oder zum Dunklen General springen. Erkunden kannst du damit nicht.
rule-k-bld-4 = Die übrigen Gebäude
    .text = Das Gebäude Ruhmbanner erhöht deinen Ruhmgrad um 2. Das Militärlager gibt dir Ritter, der Schießplatz Bogenschützen und der Magierturm Magier.
rule-k-rec-1 = Einheiten rekrutieren
    .text = In deiner Stadt rekrutierst du, wenn dort keine Pest herrscht, beliebig viele Einheiten: einen Ritter für 1 Nahrung, einen Bogenschützen für 1 Holz, einen Magier für 1 Stein. Jede braucht ihr Gebäude und einen Würfel im allgemeinen Vorrat. Deine ganze Armee darf nicht größer sein als dein Ruhmgrad.
rule-k-rec-2 = Platz in der Armee schaffen
    .text = Beim Rekrutieren darfst du zuerst Ritter, Bogenschützen und Magier in den allgemeinen Vorrat zurücklegen. Du bekommst nichts für sie zurück.
rule-k-pick-1 = Gegenstand aufheben
    .text = In einer Aktion nimmst du beliebige Gegenstände, die auf deinem Feld liegen, und darfst sie gegen Gegenstände derselben Art aus deinem Vorrat austauschen. Wer sie dort abgelegt hat, spielt keine Rolle. Die Wirkung von Amuletten beginnt und endet sofort.
    .ruling = Die gedruckten Regeln setzen dem Tausch keine Grenzen; hier nimmst du mindestens einen Gegenstand und legst von keiner Art mehr ab, als du nimmst. Die englische und die estnische Ausgabe nennen nur die anderen Spieler; hier darf einen Gegenstand auch wieder aufheben, wer ihn abgelegt hat.
rule-k-cure-1 = Pest ausrotten
    .text = Auf der Burg Karak erhältst du alle Leben zurück, und liegt der Pest-Marker auf deiner Stadt, verschwindet er. Du darfst auch nur zum Heilen kommen. Der Marker kommt erst mit den nächsten zwei Totenköpfen wieder ins Spiel; liegt er auf einer anderen Stadt, bleibt er dort.

## Items

rule-k-item-1 = Waffen und Zaubersprüche
    .text = Ein Schwert erhöht jeden deiner Angriffe um 1, ein Kriegshammer um 2. Ein Zauberspruch wirkt einmal und wird dann aus dem Spiel genommen.
rule-k-item-2 = Taschendieb
    .text = Jederzeit in deinem Zug, nur nicht im Kampf, stiehlst du einem anderen Helden 2 Rohstoffe deiner Wahl. Hat er weniger, nimmst du alle. Das kostet keine Aktion.
    .ruling = Die polnische Ausgabe spricht von höchstens 2 Rohstoffen, die anderen einfach von 2; hier nimmst du immer 2, sofern so viele da sind.
rule-k-amu-1 = Amulett der Rohstoffe
    .text = Jedes Mal, wenn du sammelst, erhältst du 1 Rohstoff mehr von einer Art, die das Feld hergibt. Gibt es zwei Arten her, wählst du. Ein Feld mit drei Rohstoffen bringt dir 4.
rule-k-amu-2 = Amulett des Ruhms
    .text = Solange du es trägst, ist dein Ruhmgrad um 2 höher.
rule-k-amu-3 = Amulett der Tat
    .text = Solange du es trägst, hast du in jedem Zug eine Aktion mehr.
rule-k-amu-4 = Amulett des Schutzes
    .text = In jedem Kampf darfst du nach dem endgültigen Wurf bis zu 2 Totenköpfe auf deinen Würfeln ignorieren; die Seite mit zwei Totenköpfen zählt als 2. Gerettete Einheiten sind nicht verloren. Pest und Elend hält es nicht auf, und auch das Leben, das der Dunkle General dir nimmt, rettet es nicht. Ein Amulett, das du erst in diesem Kampf gewinnst, schützt dich noch nicht.
    .ruling = Nur die polnische Ausgabe sagt, dass das Amulett das Leben nicht rettet, das der Dunkle General dir nimmt; hier gilt das immer.
rule-k-amu-5 = Amulett des Titanen
    .text = Solange du es trägst, kämpft der Titanwürfel für dich und zählt nicht zum Einheitenlimit. Geht das Amulett, geht auch der Titan.

## Plague and Misery

rule-k-plg-1 = Wen es trifft
    .text = Würfelst du die zwei Totenköpfe, wählst du einen anderen Spieler für Pest und Elend. Eine Stadt muss er nicht haben. Bei nur einem Gegner gibt es nichts zu wählen.
rule-k-plg-2 = Elend
    .text = Der gewählte Spieler verliert 1 Nahrung, 1 Holz und 1 Stein, soweit er sie hat.
rule-k-plg-3 = Pest
    .text = Hat der gewählte Spieler eine Stadt, kommt der Pest-Marker auf sie. Liegt er schon dort, bleibt er, und das Elend trifft noch einmal. Es gibt nur einen Marker.
    .ruling = Die gedruckten Regeln lassen offen, was geschieht, wenn der gewählte Spieler keine Stadt hat; hier bleibt der Marker dann, wo er ist.
rule-k-plg-4 = Eine Stadt mit der Pest
    .text = In einer Stadt mit dem Pest-Marker kannst du keine Einheiten rekrutieren. Alles andere geht wie gewohnt.
rule-k-plg-5 = Der letzte Wurf zählt
    .text = Würfelst du den Heldenwürfel neu, zählt nur das Endergebnis. In der friedlichen Variante kosten zwei Totenköpfe 2 Leben und sonst nichts.

## The Dark General and the end of the game

rule-k-gen-1 = Die Stärke des Dunklen Generals
    .text = Bei 2 oder 3 Spielern hat er 5 Prätorianer, bei 4 Spielern 4, bei 5 Spielern 3. Seine Stärke ist 10 plus 1 für jeden Prätorianer.
rule-k-gen-2 = Eine Wunde ist sicher
    .text = Jeder Kampf gegen den Dunklen General kostet dich 1 zusätzliches Leben. Du verlierst es zusammen mit deinen anderen Wunden.
rule-k-gen-3 = Sieg über den Dunklen General
    .text = Ist deine Angriffsstärke mindestens so hoch wie seine Stärke, erhältst du den Seelen-Arkenstein, und das Spiel endet sofort, selbst wenn es dein letztes Leben kostet. Danach wird nichts mehr abgehandelt, weder Verluste noch Pest und Elend.
rule-k-gen-4 = Einen Prätorianer vertreiben
    .text = Erreichst du mindestens 10, aber nicht seine Stärke, verlierst du den Kampf, doch ein Prätorianer verlässt das Spiel.
rule-k-gen-5 = Ein neuer Versuch
    .text = Jedes Mal, wenn du den Höllenschlund betrittst, kämpfst du erneut. Entfernte Prätorianer kommen nicht wieder, und ohne sie hat der Dunkle General Stärke 10.
rule-k-end-1 = Wer gewinnt
    .text = Ein kleiner Seelenstein ist 1 Punkt wert, ein großer 2, der Seelen-Arkenstein 4,5. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet die Zahl der großen Seelensteine (der Arkenstein ist keiner davon), und wer dann noch gleichauf liegt, teilt sich den Sieg.
rule-k-end-2 = Wie lange ein Spiel dauert
    .text = Eine Höchstzahl an Runden gibt es nicht: Das Spiel dauert, bis der Dunkle General fällt.
    .ruling = Die gedruckten Regeln nennen keine Grenze, und wir auch nicht; nur Testspiele dürfen nach einer festen Zahl von Runden abgebrochen und so gewertet werden, wie sie stehen.

## Heroes

rule-k-hor-1 = Horan: Kriegsstrategie
    .text = Einmal pro Kampf darf Horan alle Einheitenwürfel, die er geworfen hat, neu würfeln, alle zusammen und auch den Titanwürfel. Das zweite Ergebnis zählt.
rule-k-hor-2 = Horan: Plündern
    .text = Nach einem gewonnenen Kampf erhält Horan auch die Rohstoffe des Felds, als hätte er dort gesammelt. Mit dem Amulett der Rohstoffe bekommt er einen mehr.
    .ruling = Die gedruckten Regeln lassen offen, ob ein eben erst gewonnenes Amulett der Rohstoffe zählt; hier zählt es, denn er trägt es schon.
rule-k-tai-1 = Taia: Schicksals-Weberin
    .text = Wenn Taia ein neues Feld erkundet, zieht sie eine Monsterarmee mehr, als nötig ist. Sie wählt, welche bleiben, und legt die andere zurück in den Beutel. Ist im Beutel keine übrig, gibt es keine Wahl; auf den Höllenschlund kommt gar kein Plättchen.
rule-k-tai-2 = Taia: Baumeisterin
    .text = Taia zahlt für ihre Stadt und für jedes Gebäude einen Rohstoff weniger. Welchen, wählt sie unter denen, die in den Kosten vorkommen.
rule-k-lor-1 = Lady Lorraine: Falkenauge
    .text = Einmal pro Zug und ohne Aktion zieht Lady Lorraine das oberste Feld und legt es irgendwo am Rand des Spielplans so an, dass mindestens eine Verbindung frei von Schluchten ist. Sie sieht es vorher, muss es aber auslegen. Monsterarmeen oder der Dunkle General kommen darauf; sie selbst bewegt sich nicht, und es gibt keinen Kampf. Ist der Stapel leer oder keine Kante mehr frei, ist das nicht möglich.
rule-k-lor-2 = Lady Lorraine: Bären-Freund
    .text = Der Bär kämpft seit Spielbeginn an Lady Lorraines Seite. Sein Würfel zählt nicht zum Einheitenlimit.
rule-k-xan-1 = Lord Xanros: Nekromantie
    .text = Für eine Aktion erweckt Lord Xanros ein Skelett; bis zu 3 kann er zugleich haben. Das geht überall, selbst wenn auf seiner Stadt die Pest liegt.
rule-k-xan-2 = Lord Xanros: Seelensammler
    .text = Für jede Einheit, die Lord Xanros im Kampf verliert, erhält er 1 Leben zurück, auch für Skelette. Einheiten, die er wegen seines Ruhms zurücklegt, heilen ihn nicht.
    .ruling = Die gedruckten Regeln nennen keine Reihenfolge; hier werden Wunden und Heilung nach dem Kampf zusammen verrechnet, und bewusstlos wird er nur, wenn dann kein Leben bleibt.
rule-k-els-1 = Elspeth: Kampfgeschick
    .text = Einmal pro Kampf darf Elspeth ihren Heldenwürfel neu würfeln. Das zweite Ergebnis zählt.
rule-k-els-2 = Elspeth: Magischer Ritt
    .text = Einmal pro Zug reitet Elspeth statt einer Bewegung 1–3 Felder in gerader Linie und springt über Schluchten. Bei der ersten Monsterarmee oder beim Dunklen General muss sie anhalten und kämpfen. Helden und Städte halten sie nicht auf; neue Felder erkunden kann sie so nicht.
    .ruling = Die polnische Ausgabe spricht von 3 Feldern, die anderen von bis zu 3; hier sind es 1–3 Felder.
rule-k-dar-1 = Darius: Erkunden des Territoriums
    .text = Wenn Darius erkundet, nennt er die Richtung und zieht 2 Felder. Er legt aus, welches er will, auch wenn ihre Stufen verschieden sind, und legt das andere oben auf den Stapel zurück; nur er kennt es. Ist nur noch ein Feld da, nimmt er dieses.
rule-k-dar-2 = Darius: Krallen und Fänge
    .text = Betritt Darius ein Feld, fällt jedes Mal eine Monsterarmee der Stärke 1 ohne Wurf (von zwei solchen wählt er eine). Ihre Belohnung und ihr Ruhm bleiben ihm, was auch folgt, und die Belohnung darf er sofort nutzen. Eine zweite Armee bekämpft er wie üblich. Ist keine mehr da, war es kein Kampf, und sein Zug geht weiter.
    .ruling = Die gedruckten Regeln lassen offen, ob das ein Kampf ist und wie der Ruhm zählt; hier ist es keiner, und fallen bei einem Besuch beide Armeen, werden ihre Stärken für den Ruhm addiert.
rule-k-dar-3 = Darius gegen den Dunklen General
    .text = Vor jedem seiner Kämpfe gegen den Dunklen General entfernt Darius einen Prätorianer, falls noch einer da ist. Das gilt auch, wenn er den Höllenschlund gerade erst entdeckt hat.
