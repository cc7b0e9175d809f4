/** Words of the contact window, which is loaded when it is first asked for. */
export const contactText = {
  contactIntro: 'Kirjutage, mis on hästi, mis on halvasti või mis jäi arusaamatuks. Vastame e-postiga.',
  contactLabel: 'Sõnum',
  contactSend: 'Saada',
  contactSent: 'Tagasiside saadetud! Aitäh!',
  receiptNumber: (number: string) => `Teie sõnumi number on ${number}.`,
  received: (at: string) => `Kohal ${at}.`,
  copyTo: (email: string) => `Koopia saadame aadressile ${email} ja sinna ka vastame.`,
  noCopy: 'Koopiat ei saadeta, sest teie e-posti aadress on kinnitamata. Vastame sellele siiski.',
  contactInDemo:
    'Näidises kirju ei saadeta. Kirjutage meile oma kontolt: selleks registreeruge või logige sisse.',
  contactFailed: 'Tagasiside saatmine ebaõnnestus!',
} as const
