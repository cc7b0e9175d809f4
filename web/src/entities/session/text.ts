/** The words about who somebody is: the proof of an address, tries that were too many. */
export const sessionText = {
  tooManyTries: (wait: string) => `Liiga palju katseid. Proovige uuesti ${wait} pärast.`,
  aFewMinutes: 'mõne minuti',
  minutes: (count: number) => `${count} minuti`,
  hours: (count: number) => `${count} tunni`,
  switchFailed: 'Konto vahetamine ebaõnnestus!',
  proveEmail: 'E-posti aadress on kinnitamata',
  sendProof: 'Saada kinnituslink',
  proofSent: (email: string) => `Link on teel aadressile ${email}. Vaadake ka rämpsposti kausta.`,
  proofFailed: 'Lingi saatmine ebaõnnestus!',
  authSucceeded: 'E-posti aadress on kinnitatud!',
} as const
