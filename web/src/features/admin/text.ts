/** Every word of the admin's pages. */
export const adminText = {
  title: 'Ülevaade',
  forbidden: 'See leht on haldajale',
  forbiddenText: 'Teie kontol ei ole õigust seda lehte vaadata.',
  unproven: 'Kinnitage kõigepealt e-posti aadress',
  unprovenText:
    'See leht on haldajale ja tema õigused kehtivad ainult kinnitatud aadressiga. ' +
    'Avage link, mille saatsime registreerumisel, või küsige uus.',
  toJobs: 'Lisa töö',
  upload: 'Laadi register üles',
  uploadText:
    'Valige kolm faili avaandmetest: Taimekaitsevahendid.csv, Taimekaitsevahendid.toimeaine.csv ja ' +
    'Taimekaitsevahendid.kasutusala.csv, või üks zip-fail, milles need kolm on.',
  choose: 'Vali failid',
  reading: 'Loen faile …',
  cancel: 'Katkesta',
  failed: 'Faile ei õnnestunud lugeda. Kehtima jäi eelmine seis.',
  refused: 'Faile ei võetud vastu. Kehtima jäi eelmine seis.',
  stored: (day: string) => `Uus seis on ${day}.`,
  same: 'Register on täpselt sama, mis enne. Uut seisu ei tekkinud.',
  counts: (counts: { products: number; added: number; changed: number; gone: number }) =>
    `${counts.products} toodet: ${counts.added} uut, ${counts.changed} muutunud, ${counts.gone} kadunud.`,
  problems: 'Failides jäi silma',
  noProblems: 'Failides vigu ei olnud.',
  line: (line: number) => `rida ${line}`,
  more: (count: number) => `Ja veel ${count}.`,
  changes: 'Muutused toodetes',
  fileNames: {
    products: 'Taimekaitsevahendid.csv',
    ingredients: 'Taimekaitsevahendid.toimeaine.csv',
    uses: 'Taimekaitsevahendid.kasutusala.csv',
  },
} as const
