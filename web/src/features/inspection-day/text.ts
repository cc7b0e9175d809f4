import { counted } from '@vagu/core/text/counted'
import type { DayCheckKey, DayState, Find } from '@vagu/core/warnings/inspection-day/schema'
import { formatDay } from '../../lib/format.ts'

/** Words of the page that tells what an inspector would find today. */
export const inspectionDayText = {
  title: 'Mida inspektor täna leiaks',
  intro: (since: string, today: string) =>
    `Taimekaitse kontroll raamatu järgi ${formatDay(today)}: kanded alates ${formatDay(since)} (kolm aastat), ladu, tunnistused, pritsi kontroll ja seire. Mida raamat ei tea, on „teadmata“, mitte korras.`,
  loadFailed: 'Kontrolli ei saanud teha',
  states: {
    ok: 'korras',
    attention: 'tähelepanu',
    violation: 'rikkumine',
    unknown: 'teadmata',
  } satisfies Record<DayState, string>,
  counts: (state: string, count: number) => `${state}: ${count}`,
  checks: {
    recordsComplete: 'Taimekaitse kanded on täielikud',
    recordsInTime: 'Kanded on tehtud õigel ajal',
    recordsKept: 'Kanded on alles kolm aastat',
    usesAllowed: 'Vahendeid on kasutatud loa ja märgise järgi',
    storeProducts: 'Laos on ainult lubatud vahendid',
    storeRoom: 'Hoiukoht',
    certificates: 'Taimekaitsetunnistused',
    sprayerTest: 'Pritsi kontroll',
    monitoring: 'Integreeritud taimekaitse ja seire',
  } satisfies Record<DayCheckKey, string>,
  says: {
    recordsComplete:
      'Igal kandel on vahend, aeg, kulunorm, maa ja kultuur; 2026. aastast ka loa number, EPPO-kood ja piirangu korral kasvufaas ning kellaaeg.',
    recordsInTime:
      'Põlluraamatusse 10 kalendripäeva jooksul. 30 päeva on määruse tähtaeg elektrooniliseks kandmiseks; Eesti valik pikema tähtaja kohta ei ole teada.',
    recordsKept: 'Taimekaitse kandeid hoitakse vähemalt kolm aastat.',
    usesAllowed: 'Norm, kordade arv, vahed, ooteajad, kaitsevööndid, mesilased ja ilm reeglite järgi.',
    storeProducts: 'Lõppenud loaga vahendit tohib hoida ja kasutada ainult varude kasutamise tähtajani.',
    storeRoom:
      'Raamatust seda ei näe. Vaadake ise: lukus ja ohumärgiga ruum või kapp; originaalpakend; lahus toidust, ravimist ja söödast; tuulutus ja valgus; tihe põrand kõrge lävega; imav materjal, hari, kühvel ja kaanega anum; tulekustuti ja number 112.',
    certificates: 'Tunnistus kehtib viis aastat; täienduskoolitus läbitakse kolm kuud enne lõppu.',
    sprayerTest:
      'Pritsi kontrollitakse iga kolme aasta järel, puhtimisseadet ja udutajat iga viie aasta järel.',
    monitoring:
      'Tõrjele eelneb vaatlus kohapeal. Seaduse kohustus on vaadata; kirja panemist küsib Vagu, et see oleks tõendatud.',
  } satisfies Record<DayCheckKey, string>,
  nothing: {
    recordsComplete: 'Taimekaitse kandeid ei ole. Kui pritsiti, sisestage tööd.',
    recordsInTime: 'Taimekaitse kandeid ei ole. Kui pritsiti, sisestage tööd.',
    recordsKept: 'Vanemaid kandeid Vagus ei ole: hoidke varasem põlluraamat alles.',
    usesAllowed: 'Taimekaitse kandeid ei ole. Kui pritsiti, sisestage tööd.',
    storeProducts: 'Ühegi taimekaitsevahendi laoseisu ei peeta.',
    storeRoom: 'Seda ei ole raamatust näha.',
    certificates: 'Ühtegi pritsijat ega tunnistust ei ole kirjas.',
    sprayerTest: 'Ühtegi pritsi ei ole masinate hulgas kirjas.',
    monitoring: 'Taimekaitse kandeid ei ole. Kui pritsiti, sisestage tööd.',
  } satisfies Record<DayCheckKey, string>,
  looked: (count: number) => `Vaadatud: ${counted(count, 'kirje', 'kirjet')}.`,
  finds: {
    rateMissing: 'kulunorm või ühik puudub',
    cropMissing: 'kultuur puudub',
    recordIncomplete: 'kanne on määruse (EL) 2023/564 järgi poolik',
    hidden: 'hoiatus on põhjendusega peidetud',
    late: 'kanne tehti üle 10 päeva hiljem',
    lateForConversion: 'kanne tehti üle 30 päeva hiljem',
    notEntered: 'päev on möödas, töö on märkimata',
    notEnteredInTime: 'kande tähtaeg on möödas, töö on märkimata',
    ruleBroken: 'reegel on rikutud',
    ruleWarns: 'reegel hoiatab',
    productUnknown: 'vahendil ei ole loa numbrit, reeglid ei saa otsustada',
    useUpPassed: 'varude kasutamise tähtaeg on möödas',
    useUpUnknown: 'luba on lõppenud, varude kasutamise tähtaeg ei ole teada',
    usingUp: 'luba on lõppenud, varusid tohib veel kasutada',
    lotExpired: 'partii säilivusaeg on läbi',
    notInRegister: 'luba ei ole registrist leitud',
    workerMissing: 'tegija ei ole märgitud',
    notCertified: 'tunnistust ei ole',
    certificateEnded: 'tunnistus on lõppenud',
    certificateEndUnknown: 'tunnistuse lõpp ei ole märgitud',
    certificateEnding: 'tunnistus lõpeb kolme kuu jooksul',
    testEnded: 'kontroll on lõppenud',
    testEnding: 'kontroll lõpeb varsti',
    testUnknown: 'kontrolli päev ei ole märgitud',
    usedUntested: 'pritsiti lõppenud kontrolliga seadmega',
    notMonitored: 'seire on märkimata',
  } satisfies Record<Find, string>,
  mend: 'Paranda',
  mendOf: (name: string, find: string) => `Paranda: ${name}, ${find}`,
  showAll: (count: number) => `Näita kõiki (${count})`,
  showAllOf: (count: number, check: string) => `Näita kõiki (${count}): ${check}`,
  more: (count: number) => `Lisaks veel ${count}.`,
  basis: 'Alus',
  ways: {
    addJob: 'Lisa töö',
    warnings: 'Ava hoiatused',
    stock: 'Ava ladu',
    workers: 'Ava töötajad',
    machines: 'Ava masinad',
    book: 'Ava väljavõtted',
  },
} as const
