export const notAllowedText = {
  title: 'Teie roll seda lehte kasutada ei luba',
  text: 'Siin saab ainult muuta. Õigusi annab ettevõtte omanik.',
  toRights: 'Vaata õigusi',
} as const
