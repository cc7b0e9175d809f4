/** Sentences about files of laboratories and their rows. */
import type { FieldError } from '../../errors.ts'
import { filledSentence, type SentenceFacts, tableFileSentences } from '../../text/table-files.ts'
import type { SampleProblem, SoilFileProblem, SoilNote } from './schema.ts'

const fileSentences: Readonly<Record<SoilFileProblem, string>> = {
  ...tableFileSentences,
  tooManySamples: 'Failis on liiga palju ridu. Korraga saab tuua kuni {limit} proovi.',
  noTable:
    'Failist ei leidnud Vagu mullaproovide tabelit. Vaja on päiserida, milles on vähemalt üks näitaja, näiteks „Proovi nr“, „Põld“, „pH“, „P mg/kg“, „K mg/kg“.',
  noSamples: 'Failis ei ole ühtegi proovi.',
  onlyMeans:
    'Failis on ainult põldude kaalutud keskmised, proove endid ei ole. Küsige laborilt proovide tabel.',
  isPdf:
    'See on PDF-fail, mille tabelit Vagu lugeda ei saanud. Küsige laborilt sama protokoll Exceli tabelina (.xlsx) või CSV-failina.',
  isLockedPdf:
    'See PDF-fail on parooliga kaitstud, seda Vagu avada ei saa. Küsige laborilt fail ilma paroolita.',
  pdfWithoutText:
    'Selles PDF-failis ei ole teksti, ainult pilt. Küsige laborilt protokoll Exceli tabelina (.xlsx) või sisestage proovid käsitsi.',
  tooManyPages: 'PDF-failis on liiga palju lehti. Kuni {limit} lehte.',
  isPicture:
    'See on pilt, millest tulemusi lugeda ei saa. Küsige laborilt protokoll Exceli tabelina (.xlsx) või sisestage proovid käsitsi.',
  isWebPage: 'See on salvestatud veebileht, mitte labori fail. Laadige tulemused alla failina.',
  unknownFormat: 'Seda faili ei oska Vagu lugeda. Sobivad Exceli tabel (.xlsx), CSV ja PDF, milles on tekst.',
}

const problemSentences: Readonly<Record<SampleProblem['code'], string>> = {
  meanRow: 'See on keskmiste või kokkuvõtte rida, mitte proov.',
  noDate: 'Proovivõtu päeva failis ei ole. Lisage see veergude juures kõigile ridadele korraga.',
  wrongDate: 'Päev „{cell}“ ei ole korrektne.',
  futureDate: 'Päev „{cell}“ on tulevikus.',
  noFigures: 'Real ei ole ühtegi tulemust.',
  wrongValue: '{name}: „{cell}“ ei ole korrektne ja jäeti välja.',
  missingMark: '{name}: „{cell}“ tähendab, et tulemust ei ole.',
  footnote: '{name}: „{cell}“ on märkusega, vaadake protokolli.',
  above: '{name}: „{cell}“ on üle labori mõõtepiiri, loetud on see piir.',
  becameDay: '{name}: tabeliprogramm on arvust teinud päeva ({cell}). Kontrollige protokollilt.',
  phTenfold: 'pH „{cell}“: koma on kadunud, loetud on kümnendik.',
  outsideRange: '{name}: „{cell}“ ei saa õige olla ja jäeti välja.',
  outsideEstonia: 'Koht „{cell}“ ei ole Eestis ja jäeti välja.',
  halfPlace: 'Kohal on ainult üks koordinaat, see jäeti välja.',
  axesSwapped: 'Laius ja pikkus olid vahetuses ja on õigeks pööratud.',
  repeats: 'Sama proov on failis juba real {other}.',
  fieldsDisagree: 'Andmed viitavad eri põldudele: {fields}. Valige ise.',
  severalFields: 'Üks proov mitme põllu kohta: salvestub igale põllule eraldi.',
  swapped: 'P ja K on varasemate proovidega võrreldes vahetuses. Kontrollige veerge.',
  notStored: 'Selle numbriga kott ootab tulemusi: need salvestuvad samale proovile.',
}

const noteSentences: Readonly<Record<SoilNote['code'], string>> = {
  meansLeftOut: 'Lehel {sheets} on põldude keskmised, mitte proovid. Seda ei loeta proovideks.',
  sheetsLeftOut: 'Lehtedel {sheets} proovide tabelit ei ole, need jäid lugemata.',
  severalLabs: 'Failis on mitme labori proovid: {labs}. Kontrollige kummagi tabeli andmeid.',
  unitsMissing: 'Failis ei ole kirjas ühikut: {columns}. Kontrollige veergude juures.',
  methodMissing:
    'Failis ei ole kirjas, millise meetodiga P ja K määrati. Ilma meetodita ei saa öelda klassi.',
  swapped: 'Fosforit on peaaegu igal real palju rohkem kui kaaliumi. Kontrollige, kas veerud on vahetuses.',
  fromPdf:
    'Tabel on loetud PDF-failist, lahtrid on kokku pandud nende koha järgi lehel. Võrrelge tulemusi protokolliga.',
  brokenLetters: 'Failis on rikutud tähti, esimesed real {line}. Kontrollige nimesid.',
}

/** Why a file is refused, as a wrong place of the upload. */
export const soilFileError = (code: SoilFileProblem, facts: SentenceFacts = {}): FieldError => ({
  path: 'file',
  code,
  message: filledSentence(fileSentences[code], facts),
})
export const problemOf = (code: SampleProblem['code'], facts: SentenceFacts = {}): SampleProblem => ({
  code,
  detail: filledSentence(problemSentences[code], facts),
})
export const soilNote = (code: SoilNote['code'], facts: SentenceFacts = {}): SoilNote => ({
  code,
  detail: filledSentence(noteSentences[code], facts),
})
