/** Words about the farm as far as rules ask: the support that brings rules of its own. */
export const ksmText = {
  open: 'Talu andmed',
  title: 'Talu andmed',
  ksm: 'KSM toetus',
  text:
    'Märkige aastad, mil talu on keskkonnasõbraliku majandamise (KSM) toetuses. Nende aastate töid võrreldakse ka toetuse ' +
    'nõuetega: glüfosaat, toimeaine kasutuskordade arv, sertifitseeritud teraviljaseeme ja viljavaheldus. Märkimata aastate kohta ei öelda midagi.',
  organic: 'Mahetalu',
  organicHint: 'Praegu ei küsi seda ükski reegel; see jääb talu andmetesse.',
  save: 'Salvesta',
  saved: 'Talu andmed on salvestatud',
  changedElsewhere: 'Talu andmeid on vahepeal mujal muudetud. Vaadake need üle ja salvestage uuesti.',
} as const
