/** Words of the export. */
export const exportText = {
  readMe: 'LOE-MIND.txt',
  fields: 'pollud.csv',
  jobs: 'tood.csv',
  shapes: 'pollud.geojson',
  contents: 'sisukord.json',
  missing: 'fotod/PUUDU.txt',
  data: (file: string) => `andmed/${file}.json`,
  people: 'andmed/kasutajate-aadressid.json',
  ownJournal: 'andmed/konto-ajalugu.json',
  photo: (id: string) => `fotod/${id}.webp`,
  thumbnail: (id: string) => `fotod/vaikesed/${id}.webp`,
  about: (company: string, moment: string) => `Vagu põlluraamat: ${company}
Välja võetud ${moment} (UTC)

Siin on kõik, mida Vagu teie konto kohta hoiab. Fail on teie: hoidke seda nagu põlluraamatut ennast.

Tabelid, mida avab iga tabelarvutus
  pollud.csv   põllud, üks rida iga põllu ja saagiaasta kohta
  tood.csv     tööd koos tarvikute, töötaja ja saagiga (kustutatud tööd on andmete kaustas)

Kaart, mida avab iga kaardiprogramm
  pollud.geojson  põldude piirid, ka varasemate aastate omad (until: viimane saagiaasta, mil piir kehtis)

Kaust andmed: sama ja kõik ülejäänu täpselt, JSON-failidena, iga kirje omal real
  konto                ettevõte: nimi, registrikood, aadress
  kasutajad            kes kontot kasutavad ja mis õigusega; kasutajate-aadressid: nende e-post ja
                       kas nad on valinud nädalakirja (weeklyLetter)
  kutsed               kellele on saadetud kutse
  seaded               töötüübid, põldude grupid, KSM-toetuse aastad, põlluraamatu valikud
  pollud               põllud koos piiri ja saagiaastatega (piir: laius- ja pikkuskraad, WGS 84)
  tood                 tööd kõigi osadega
  tarvikud             seemned, väetised, taimekaitsevahendid ja muud tarvikud
  tootajad             töötajad ja taimekaitsetunnistused
  pindalatyybid        pindalatüübid; pollu-pindalad: nende suurus põldudel
  imporditud-vaartused mis tuli põldudele failist või PRIA-st
  peidetud-hoiatused   mis hoiatused on peidetud ja miks; hoiatuste-markused: mida nende kohta kirjutati
  pria-kviitungid      mida PRIA-le saadeti (body) ja mida PRIA vastas, iga saatmine eraldi real
  fotod                fotode andmed; pildid ise on kaustas fotod, faili nimi on foto tunnus (id)
  ajalugu              iga muudatus: kes, millal, mis oli enne (before) ja mis sai (after)
  ajaloo-nimed         kelle tunnused (userId) ajaloos, peidetud hoiatustes ja märkustes on
  konto-ajalugu        sama ettevõtte, kasutajate, tellimuste ja siia toodud failide kohta

Kustutatud kirjetel on deletedAt: millal nad kustutati.

Fail sisukord.json loetleb kõik failid: mitu baiti, mitu kirjet ja SHA-256, millega saab kontrollida, et keegi pole
faili muutnud.

Faili saab Vagusse tagasi tuua: uue konto lehel Konto, osa „Andmed kaasa“. Üle tulevad põlluraamat ja fotod, mitte
kasutajad, kutsed ega tellimused. Ärge muutke faili enne seda: muudetud faili Vagu ei võta.

Mida siin ei ole
  hoiatused, väetusarvestus ja muu, mille Vagu kirjetest ise uuesti arvutab;
  taimekaitsevahendite register, mis on riigi oma;
  salasõnad, sisselogimised ja sidemed teiste teenustega, mille kaudu sisse logitakse.

Kui keegi muutis andmeid faili tegemise ajal, võib muudatus olla ühes failis ja teises veel mitte.
`,
  missingPhotos: (
    ids: readonly string[],
  ) => `Need fotod ei mahtunud siia faili või ei olnud neid hoidlast võtta.
Neid saab vaadata ja alla laadida tööde juurest.

${ids.join('\n')}
`,
} as const
