export const words = {
  worker: 'Töötaja',
  choose: 'Kes töö tegi?',
  onlyCertified: 'Loetelus on taimekaitsetunnistusega töötajad.',
  noneCertified: 'Teil ei ole veel taimekaitsetunnistusega töötajat. Lisage ta siit.',
  until: (day: string) => `tunnistus kehtib kuni ${day}`,
  ended: (day: string) => `tunnistus lõppes ${day}`,
  add: 'Lisa töötaja',
  name: 'Nimi',
  certified: 'Taimekaitsetunnistus',
  certifiedUntil: 'Tunnistus kehtib kuni',
  save: 'Salvesta',
  cancel: 'Katkesta',
} as const
