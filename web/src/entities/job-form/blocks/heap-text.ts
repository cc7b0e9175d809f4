import { jobsText } from '../../jobs/text.ts'

/** Words of the stack of manure in the form of its job; loaded with its block. */
export const heapText = {
  manure: 'Mis on aunas?',
  spreadOn: 'Aun laotatud',
  spreadOnHint:
    'Võib täita hiljem. Tühjaks jättes loetakse laotamiseks sama põllu auna äravedu või sõnniku laotamine.',
  notice: 'Keskkonnaamet on teavitatud',
  noticeHint: 'Sügavallapanusõnniku aunast teatatakse enne aunastamist, kui loomi on üle 5 loomühiku.',
  place: {
    label: jobsText.heapPlace,
    marker: 'Auna koht',
    hint: 'Vajutage kaardil auna kohta või lohistage märki. Klaviatuuril liigutavad märki nooled. Koht läheb põlluraamatusse.',
  },
  outside: 'See koht ei ole valitud põllul. Kui aun on siiski seal, jätke märk sinna.',
  oneField: 'Auna kohta saab kaardil märkida siis, kui valitud on üks põld.',
  isNotSaved: 'Kaardile pandud märki mitme põllu juurde ei salvestata.',
}
