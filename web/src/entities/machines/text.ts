import type { MachineKind } from '@vagu/core/machines/table'

/** Words about machines where they are chosen; those of their own form and list stand in `form-text.ts`. */
export const machinesText = {
  machine: 'Masin',
  choose: 'Millega töö tehti?',
  deleted: 'kustutatud masin',
  add: 'Lisa masin',
  addNamed: (name: string) => `Lisa masin ${name}`,
  name: 'Nimi',
  kind: 'Liik',
  kinds: {
    SPRAYER: 'Prits',
    HAND_SPRAYER: 'Käsi- või selgprits',
    SEED_DRESSER: 'Puhtimisseade',
    FOGGER: 'Udustusseade',
    AIRCRAFT: 'Droon või õhusõiduk',
    SPREADER: 'Väetise- või sõnnikulaotur',
    DRILL: 'Külvik',
    TRACTOR: 'Traktor',
    HARVESTER: 'Kombain',
    OTHER: 'Muu',
  } satisfies Record<MachineKind, string>,
} as const
