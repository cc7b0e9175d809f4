/** Every sentence of a wrong input, by its code. `{name}` is filled from the facts. */
const messages = {
  required: 'Kohustuslik väli',
  wrongType: 'Väärtus ei ole korrektne',
  wrongId: 'Tunnus ei ole korrektne',
  wrongDay: 'Kuupäev ei ole korrektne',
  wrongTime: 'Kellaaeg ei ole korrektne',
  wrongYear: 'Aasta ei ole korrektne',
  wrongNumber: 'Number ei ole korrektne',
  notPositive: 'Number peab olema positiivne',
  positiveOrNothing: 'Peab olema positiivne arv või üldse puuduma',
  negative: 'Ei saa olla negatiivne',
  hoursNegative: 'Ei saa olla negatiivne',
  hoursTooMany: 'Max 24h',
  hoursOfRange: 'Max {hours}h',
  priceNegative: 'Hind peab olema positiivne',
  wrongPercent: 'Protsent peab olema alla 100 ja ei saa olla 0',
  tooLarge: 'Väärtus on liiga suur',
  tooManyFiles: 'Liiga palju faile. Kuni {most}',
  fileTooLarge: 'Fail on liiga suur. Kuni {megabytes} MB',
  filesTooLarge: 'Failid on kokku liiga suured. Kuni {megabytes} MB',
  tooShort: 'Liiga lühike',
  tooLong: 'Liiga pikk',
  nameTooShort: 'Nimi on liiga lühike',
  wrongEmail: 'Sisestage korrektne e-posti aadress',
  passwordTooShort: 'Salasõna liiga lühike',
  wrongCurrentPassword: 'Praegune salasõna on vale',
  emailTaken: 'Selle e-posti aadressiga konto on juba olemas',
  wrongParcelCode: 'Vigane massiivi nr',
  wrongFieldCode: 'Vigane põllu nr',
  seasonStartOutside: 'Hooaja algus peab jääma vahemikku {from} – {to}',
  seasonEndOutside: 'Hooaja lõpp peab jääma vahemikku {from} – {to}',
  shapeTooSmall: 'Kontuuril peab olema vähemalt kolm punkti',
  shapeCrossesItself: 'Kontuur lõikab iseennast',
  endBeforeStart: 'Enne alguse kuupäeva',
  plannedYearMissing: 'Valige planeeritav aasta',
  amountNotOfJob: 'Selle töö juurde kogust ei märgita',
  unitNotOfJob: 'Seda tööd selles ühikus ei mõõdeta',
  unknownJob: 'Sellist tööd ei ole selles kategoorias',
  groupNameMissing: 'Grupi nimi on kohustuslik',
  groupNameTaken: 'Selle nimega grupp on juba olemas',
  groupTooSmall: 'Vähemalt 2 põldu on vaja grupi loomiseks',
  fieldInOtherGroup: 'Põld on juba teises grupis',
  nameTaken: 'Selline nimi on juba olemas',
  keyTaken: 'Tunnus on juba kasutusel',
  jobTypeOfProgram: 'Programmi töötüüpi „{name}“ ei saa kustutada, aga selle saab peita',
  jobTypeInUse: 'Töötüüpi „{name}“ ei saa kustutada, sest sellega on töid. Selle saab peita',
  materialNotInJob: 'Selles töös seda tarvikut ei ole',
  unknownMaterial: 'Sellist tarvikut ei ole',
  unitNotOfKind: 'Seda tarvikut selles ühikus ei mõõdeta',
  requirementNotAllowed: 'Selle töö juures neid andmeid ei koguta',
  unknownField: 'Sellist põldu ei ole',
  unknownWorker: 'Sellist töötajat ei ole',
  workerNotCertified: 'Taimekaitsetööd tohib teha ainult taimekaitsetunnistusega töötaja',
  safetyAreaSingle: 'Ohutusala tõttu peab töö pindala olema väiksem, kui põllu kogupindala ({fieldArea} ha).',
  safetyAreaSeveral:
    'Ohutusala tõttu tohib tööd teostada ainult ohutuala võrra vähendatud pindaladel. Põldude kogupindala on {fieldArea} ha.',
  materialTypeMissing: 'Tarviku olemasolul tuleb määrata ka tüüp',
  coatingUnknown: 'Puhtimisvahendit ei leitud. Valige uuesti',
  registerFilesMissing:
    'Vaja on registri kolme faili (või neid ühes zip-failis): Taimekaitsevahendid.csv, Taimekaitsevahendid.toimeaine.csv, Taimekaitsevahendid.kasutusala.csv',
  registerShrunk:
    'Failides on {count} taimekaitsevahendit, praegu on neid registris {before}. Fail on arvatavasti poolik',
  brokenArchive: 'Zip-fail on katkine või poolik. Laadige see uuesti alla ja proovige veel kord.',
  unpackedTooLarge: 'Zip-faili sisu on lahtipakituna liiga suur. Kuni {megabytes} MB.',
  imageUnreadable: 'Seda faili ei saa pildina avada. Sobivad JPEG, PNG, WebP, AVIF ja GIF',
  imageHeic:
    'HEIC-pilti ei saa siin avada. Valige telefonis vorming „Kõige ühilduvam“ või salvestage pilt JPEG-failina',
  unknownImage: 'Sellist fotot ei ole',
  unknownCustomArea: 'Pindalatüüpi ei leitud',
  duplicateId: 'Sama tunnus esineb mitu korda',
  duplicateField: 'Põld on valitud mitu korda',
  reasonRequired: 'Kirjutage või valige põhjus',
  feedbackTooShort: 'Sõnum on liiga lühike',
} as const

export type MessageCode = keyof typeof messages
export type Facts = Readonly<Record<string, string | number>>

/** The Estonian sentence of a code; an unknown code gives the general sentence, never the code itself. */
export function messageOf(code: string, facts: Facts = {}): string {
  const sentence = code in messages ? messages[code as MessageCode] : messages.wrongType
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole))
}
export const isMessageCode = (code: string): code is MessageCode => code in messages
