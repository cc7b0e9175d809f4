import type { AgencyKind } from '@vagu/core/agency/wire'
import type { PriaOutcome, PriaState } from '@vagu/core/pria-connection/schema'

const KINDS: Readonly<Record<AgencyKind, { readonly label: string; readonly text: string }>> = {
  FIELD: { label: 'Põllud', text: 'Massiivi number, põllu number ja nimi, pindala ja kuju.' },
  CROP: { label: 'Kultuurid', text: 'Põhikultuur, allakülv ja vahekultuurid, sort ja pindala.' },
  JOB: {
    label: 'Tööd',
    text: 'Tehtud tööd: päev, pindala, töötaja nimi ja tunnistus, tarvikud ja kogused, taimekaitse seire.',
  },
  YIELD: { label: 'Saagid', text: 'Mida põld andis: saagi liik, tonnid ja niiskus.' },
}
/** End of a sign-in at PRIA. */
const OUTCOMES: Readonly<Record<PriaOutcome, string>> = {
  signedIn: 'Olete PRIAsse sisse logitud.',
  cancelled: 'Sisselogimine PRIAs katkestati. Midagi ei muutunud.',
  expired: 'Sisselogimiseks antud aeg sai läbi. Proovige uuesti.',
  otherSession: 'Siin on vahepeal sisse logitud keegi teine. Proovige uuesti.',
  refused: 'PRIA ei kinnitanud sisselogimist. Proovige uuesti.',
  silent: 'PRIA ei vasta praegu. Proovige mõne aja pärast uuesti.',
  failed: 'Sisselogimine ebaõnnestus. Proovige uuesti.',
}
const STATES: Readonly<Record<PriaState, string>> = {
  SWITCHED_OFF: 'Välja lülitatud',
  NONE: 'Ühendamata',
  SIGNED_IN: 'Klient valimata',
  CONNECTED: 'Ühendatud',
  NEEDS_SIGN_IN: 'Vajab sisselogimist',
  NO_MANDATE: 'Volitus puudub',
  OTHER_WORLD: 'Ühendatud teise inimese testkeskkonnas',
}

/** Every word of the page that connects the farm with PRIA. */
export const connectionText = {
  title: 'PRIA ühendus',
  loadFailed: 'PRIA ühendust ei saanud laadida',
  kinds: KINDS,
  outcomes: OUTCOMES,
  states: STATES,
  state: 'Seis',

  aboutTitle: 'Põlluraamat ja PRIA ühes',
  about:
    'Vagu võrdleb teie põlde, kultuure, töid ja saake sellega, mis on PRIAs kirjas, ja näitab, mis erineb. Midagi ei saadeta enne, kui olete selle ise üle vaadanud.',
  steps: [
    'Logite PRIAsse sisse nagu e-PRIAs.',
    'Valite kliendi, kelle põldudest see raamat räägib.',
    'Annate nõusoleku. Selle saate igal ajal tagasi võtta.',
  ],
  signIn: 'Logi PRIAsse sisse',
  signInAgain: 'Logi uuesti sisse',
  signInAsOther: 'Logi sisse teise isikuna',
  signInFailed: 'PRIA sisselogimist ei saanud alustada',
  offTitle: 'PRIA ühendus on välja lülitatud',
  off: 'Selles paigalduses PRIAga ei suhelda. Põllud saate tuua PRIA failist.',
  toImport: 'Too põllud failist',

  chooseTitle: 'Kelle põllud need on?',
  person: (name: string, code: string) => `PRIAs sisse logitud: ${name}${code === '' ? '' : ` (${code})`}`,
  clients: 'Klient',
  clientsFailed: 'PRIA kliente ei saanud laadida',
  noClients: 'PRIA ei näita teile ühtegi klienti. Küsige volitust sellelt, kelle põldudest raamat räägib.',
  registryCode: (code: string) => `registrikood ${code}`,
  connectedTo: (names: string) => `Juba ühendatud ettevõttega ${names}`,
  cannotConnect: 'Ühendada ei saa',

  consentTitle: 'Nõusolek',
  consentWhat: 'Lubate Vagul neid andmeid PRIAst lugeda ja sinna saata:',
  consentWhen:
    'Saadetakse ainult siis, kui vajutate „Saada“: enne seda näete täpselt, mis läheb. Taustal ei saadeta midagi: mõne tunni tagant küsib Vagu ainult, mis on PRIAs muutunud.',
  consentEnd:
    'Nõusoleku saate siin lehel igal ajal tagasi võtta. Juba saadetu jääb PRIAsse ja Vakku jääb kirja, mis saadeti.',
  fieldsAlways: 'Põllud on alati kaasas: kõik muu seisab nende peal.',
  chooseClient: 'Valige klient.',
  connect: 'Anna nõusolek ja ühenda',
  otherConsent: 'Muuda nõusolekut või klienti',
  changeConsent: 'Salvesta nõusolek',
  leaveConsent: 'Loobu',
  connectFailed: 'Ühendamine ebaõnnestus',
  connectRefused: {
    priaNeedsSignIn: 'PRIA sisselogimine on aegunud. Logige uuesti sisse.',
    priaNoMandate: 'Selle kliendi volitus ei luba ühendada.',
    notFound: 'Seda klienti PRIA teile enam ei näita.',
    sourceSilent: 'PRIA ei vasta praegu. Proovige mõne aja pärast uuesti.',
    tooManyTries: 'Liiga palju katseid. Proovige mõne minuti pärast uuesti.',
  } as Readonly<Record<string, string>>,

  connectedTitle: (name: string) => `Ühendatud: ${name}`,
  client: 'Klient',
  code: 'Kliendi number PRIAs',
  consentedKinds: 'Nõusolek',
  consented: (at: string, by: string) => `Antud ${at}, ${by}`,
  mandate: 'Volitus',
  mandateUnknown: 'Ei ole teada',
  signedInAs: 'Sisse logitud',
  notSignedIn: 'Ei ole',
  shared: (names: string) => `Sama kliendiga on ühendatud ka: ${names}`,
  pages: 'Võrdle ja saada',
  needsSignIn:
    'PRIA sisselogimine on aegunud. Raamat on ühendatud edasi, aga võrrelda ja saata saab pärast sisselogimist.',
  noMandate:
    'Praegu ei luba PRIA selle kliendi andmeid lugeda ega saata: volitus või nõusolek on lõppenud. Küsige volitus uuesti või logige sisse teise isikuna.',
  otherWorld: (email: string) =>
    `PRIA testkeskkonnas on igal inimesel oma maailm. Selle raamatu ühendas ${email}: võrrelda ja saata saab tema. Ise proovimiseks ühendage raamat oma maailmaga; siis tema enam ei saa. Päris PRIAs on andmed kõigile volitatutele samad.`,
  silent: 'PRIA ei vasta praegu. Näete seda, mis oli teada viimati.',
  disconnect: 'Katkesta ühendus',
  disconnectTitle: 'Kas katkestada PRIA ühendus?',
  disconnectText:
    'Nõusolek võetakse tagasi ja PRIAst enam ei loeta ega sinna saadeta. Saadetu jääb PRIAsse, teie andmed jäävad siia alles.',
  disconnected: 'PRIA ühendus katkestatud',
  disconnectFailed: 'Ühendust ei saanud katkestada',

  justTitle: 'PRIA on ühendatud',
  just: 'Kõigepealt võrrelge põlde: siis teab Vagu, milline põld on PRIAs milline, ja saab võrrelda ka kultuure, töid ja saake.',
  justMenu: 'Menüüs on nüüd neli PRIA lehte. Arv lehe nime taga ütleb, mitu kirjet erineb.',
  justGo: 'Võrdle põlde',
  justLater: 'Hiljem',
} as const
