export const welcomeText = {
  login: 'Logi sisse',
  register: 'Registreeru',
  tryDemo: 'Proovi demo',
  title: 'Põlluraamat, mis hoiatab enne salvestamist',
  lead: 'Vagu hoiab kirjas põllud, tööd ja tarvikud ning ütleb kohe, kui ooteaeg, kasutuskordade arv või ohutusala on piiri peal. Mitte kontrolli ajal, vaid siis, kui veel midagi teha saab.',
  demoHint: 'Demo on terve programm näidisandmetega. Kontot ei ole vaja.',
  exampleLabel: 'Näide: nii Vagu hoiatab',
  exampleField: 'Mäealune',
  exampleCrop: 'talinisu · 12,4 ha',
  exampleJob: 'Koristus 28.07.2026',
  exampleVerdict: 'Ooteaja rikkumine',
  exampleWhy: 'Pritsitud 02.07.2026, ooteaeg 35 päeva. Koristada tohib alates 06.08.2026.',
  exampleOkField: 'Jõeäärne',
  exampleOkCrop: 'oder · 8,1 ha',
  exampleOk: 'Korras',
  featuresTitle: 'Mida Vagu teeb',
  features: [
    {
      title: 'Loeb reegleid teie eest',
      text: 'Tööooteaja, ooteaja ja kasutuskordade reeglid arvutatakse iga põllu kohta, samal ajal kui te kirjutate. Iga hoiatus näitab arvutust ja allikat.',
    },
    {
      title: 'Toob põllud PRIA failist',
      text: 'GML, GeoJSON, KML, shape-fail, GeoPackage, CSV või Exceli tabel. Vagu leiab koordinaadid ja kultuurid ise ning küsib üle enne, kui midagi salvestab.',
    },
    {
      title: 'Üks töö, palju põlde',
      text: 'Valige põllud loendist või kaardilt, kirjutage kulunorm ühe korra. Hektarinorm ja kogus käivad kokku.',
    },
    {
      title: 'Midagi ei kao',
      text: 'Igal muudatusel on ajalugu ja igal kustutamisel tagasivõtmine. Andmed on teie omad.',
    },
  ],
} as const
