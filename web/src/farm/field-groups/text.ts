const fields = (count: number): string => (count === 1 ? '1 põld' : `${count} põldu`)

/** Words about groups of fields. */
export const words = {
  title: 'Põllugrupid',
  open: 'Põllugrupid',
  edit: 'Muuda gruppe',
  choose: 'Gruppi järgi',
  text: 'Grupi põllud saab töö lisamisel valida ühe puudutusega. Põld saab olla ühes grupis.',
  empty: 'Gruppe ei ole veel',
  add: 'Lisa grupp',
  addTitle: 'Lisa uus grupp',
  editTitle: (name: string) => `Muuda gruppi: ${name}`,
  size: (count: number, area: string) => `${fields(count)}, ${area}`,
  editOne: (name: string) => `Muuda: ${name}`,
  deleteOne: (name: string) => `Kustuta: ${name}`,
  name: 'Grupi nimi',
  search: 'Otsi põldu',
  chosen: (count: number) => `Valitud ${fields(count)}`,
  inOthers: (count: number) => `Loendis ei ole ${fields(count)}, mis on juba teises grupis.`,
  save: 'Salvesta',
  cancel: 'Katkesta',
  close: 'Sulge',
  deleteTitle: 'Hoiatus',
  deleteText: (name: string) =>
    `Kas kustutada grupp „${name}“? Põllud ja tööd jäävad alles. Seda ei saa tagasi võtta.`,
  delete: 'Kustuta',
  added: 'Grupp edukalt lisatud!',
  changed: 'Grupp edukalt muudetud!',
  deleted: 'Grupp edukalt kustutatud!',
  changedElsewhere: 'Gruppe on vahepeal mujal muudetud. Vaadake need üle ja salvestage uuesti.',
  failed: 'Salvestamine ebaõnnestus!',
} as const
