/** Purposes of the pages behind the sign-in, each in a sentence or two. Made from the `page.ts` of each folder: `npx vitest run scripts/pages.test.ts -u`. */
import type { PublicKey, RouteKey } from '../../navigation/paths.ts'

export const PAGE_PURPOSES: Readonly<Record<Exclude<RouteKey, PublicKey>, string>> = {
  addJob:
    'Siin läheb töö kirja: valige põllud, töö, tarvikud ja töötaja. Reeglite otsus iga põllu kohta muutub kirjutamise ajal.',
  dayPlanner:
    'Nädal päevade kaupa ja kõrval tööd, millel päeva veel ei ole. Lohistage töö päevale või liigutage seda klaviatuuriga; tehtud töö märgite tehtuks.',
  jobs: 'Kõik hooaja tööd ühes tabelis: filtreerige, muutke mitut korraga, viige faili või paberile.',
  jobImport:
    'Tööd teise programmi või Exceli tabelist: veerud, nimed ja iga rea hinnang on näha enne salvestamist. Sama tabel teist korda ei tee midagi topelt.',
  fields:
    'Põllud kaardil ja loendis. Värv näitab kultuuri, viimast tööd, päevi vaba põlluni või hoiatusi; legend on ühtlasi filter.',
  fieldImport:
    'Põllud failist: enne salvestamist näete vana ja uut kuju ning valite, mida üle võtta. Sama fail teist korda ei tee midagi topelt.',
  field: 'Ühe põllu tööd hooajal, hooaja algus ja põllu leht paberil.',
  customFieldAreas:
    'Pindalatüüp annab uuele tööle põllust erineva pindala: ilma äärealata, ainult ääreriba või protsent.',
  warnings:
    'Kõik, mis on reegliga vastuolus või vajab hoolt, koos arvutuse, allika ja järgmise lubatud päevaga.',
  priaFields:
    'Teie põllud ja PRIA põllud kõrvuti ja samal kaardil: mis on seotud, mille kuju või pindala erineb, mis on ainult ühel pool.',
  priaJobs:
    'Tehtud tööd ja PRIA põlluraamat kõrvuti: mis on saatmata, mis erineb ja mis on puudu, koos nupuga, mis selle parandab.',
  priaYield: 'Saagid ja PRIA saagid kõrvuti: saatmata ja erinevad ühel lehel.',
  priaCrops: 'Hooaja kultuurid ja PRIA kultuurid kõrvuti: sort, kasutus ja pindala.',
  priaConnect:
    'Põlluraamatu ühendamine PRIAga: sisselogimine, klient ja nõusolek, mille saab igal ajal tagasi võtta.',
  stock:
    'Siin on näha, kui palju iga vahendit laos on, mida see maksab, kas sellest plaanide jaoks jätkub ja mis tuleb enne ära kasutada.',
  stockCount: 'Siin saab kogu lao üle lugeda: üks arv vahendi kohta, ka telefonis.',
  stockLedger:
    'Siin on ühe vahendi kõik liikumised: mis tuli, mis kulus, mida loeti, ja miks keskmine hind muutus.',
  profitability:
    'Tulu ja kulu põldude ja kultuuride kaupa: mis jääb alles, mis hind selle katab ja millised hinnad on veel puudu.',
  yieldOverview:
    'Mida iga kultuur ja põld andis: tonnid, saagikus eesmärgi ja viie aasta keskmise kõrval ning kui kaugel koristus on.',
  workTime:
    'Kes kui kaua töötas: tunnid, palk ja maksmata summa kuu kaupa, tööde tunnid ühe puudutusega, palgafail ning töö kulu põllu ja kultuuri järgi.',
  schemes:
    'Kus toetustes osalete ja kas iga nõue on täidetud: arv, piir, tähtaeg ja põllud, mis loevad, praegu ja plaaniga.',
  book: 'Põlluraamat inspektorile ja endale: PDF ja XLSX saagiaasta või kalendriaasta kohta, mida seaduse järgi on puudu ning kas varasem väljavõte kehtib.',
  inspectionDay:
    'Mida taimekaitse inspektor täna leiaks: kanded, ladu, tunnistused, pritsi kontroll ja seire.',
  soilSamples:
    'Mullaproovid põldude kaupa: toitainete klassid tabelis ja kaardil, kehtivus ning mitu proovi on võtta ja mis päevaks.',
  soilImport:
    'Mullaproovid labori failist: veerud, põllud ja muutused on näha enne salvestamist. Sama fail teist korda ei tee midagi topelt.',
  soilTaking: 'Võlgu olevad mullaproovid käimise järjekorras ja sildid kottidele.',
  cropRotation:
    'Mis millele järgneb: kolm aastat ajalugu ja viis aastat plaani. Värvige lahtreid, vaadake vastuolusid ja osakaale ning võtke valmis aasta kasutusele.',
  fertilizationPlan:
    'Mida iga põld vajab, mis on antud ja mis kavas: väetisekogused põldude kaupa, seaduse piirid, lämmastikubilanss ja plaan paberil.',
  yieldPlanning:
    'Mida põllud eelmistel aastatel andsid ja millega tänavu arvestate: saagieesmärgid, tonnid kokku ja väärtus teie hinnaga.',
  suppliesPlan:
    'Mida plaanid ja tööd kulutavad, mis on tehtud, laos ja tellitud ning mida on osta vaja: pakendites, tarnijate kaupa, failina ja paberil.',
  requisitePlan:
    'Seemned, väetised ja taimekaitsevahendid põldude kaupa: kogus, aeg ja kordade arv. Kultuuride mallid, eelmise aasta koopia, ühe vajutusega kavandatud tööd.',
  seeds: 'Seemned: sort, sertifikaat, partii ja puhis.',
  fertilizers: 'Väetised ja lubiväetised koos toitainete sisaldusega.',
  chemicals: 'Taimekaitsevahendid koos registri andmetega: ooteajad, kasutuskorrad, ohutusalad, toimeained.',
  supplies: 'Muud tarvikud, mida töö juures kirja panete.',
  workers: 'Töötajad, nende tunnihind ja taimekaitsetunnistused.',
  machines: 'Masinad: pritsid koos kontrolli kuupäeva ja tähtajaga, laoturid, külvikud, traktorid.',
  jobTypes: 'Mida iga töö küsib, mis järjekorras tööd seisavad ja mis hind on hektaril.',
  deleted:
    'Kustutatud põllud, tööd, tarvikud, töötajad, pindalatüübid ja mullaproovid, mida saab tagasi tuua.',
  videos: 'Juhendid sammhaaval ja videona.',
  changelog: 'Mis on Vagus uut.',
  helpMaterials: 'Kalkulaatorid, sõnaseletused, failinäidis ja ametlikud allikad.',
  help: 'Küsimused ja vastused, registrid ning kõik reeglid, mida Vagu kontrollib.',
  ruleSources: 'Millise akti paragrahvile iga reegel toetub ja millal seda viimati võrreldi.',
  account: 'Ettevõtte andmed, e-post, salasõna, seadmed, kõigi andmete allalaadimine ja konto kustutamine.',
  adminOverview: 'Paigalduse haldaja leht: registri väljaanded.',
  orders: 'Kõigi kontode tellimused: mis on tasutud, mis mitte, ja meeldetuletused.',
  people:
    'Kes ettevõtte põlluraamatut kasutab ja mida keegi tohib: kutsuge inimesi, muutke rolle, lisage või siduge ettevõtteid.',
  settings: 'Mida põlluraamat näitab ja trükib, ekraani välimus, kaardi põhi.',
}
