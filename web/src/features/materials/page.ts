import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  seeds: {
    path: '/seemned',
    title: 'Seemned',
    group: 'management',
    order: 10,
    icon: 'IconSeedling',
    purpose: 'Seemned: sort, sertifikaat, partii ja puhis.',
    component: 'SeedsPage',
    file: 'MaterialsPage',
  },
  fertilizers: {
    path: '/vaetised',
    title: 'Väetised',
    group: 'management',
    order: 20,
    icon: 'IconDroplet',
    purpose: 'Väetised ja lubiväetised koos toitainete sisaldusega.',
    component: 'FertilizersPage',
    file: 'MaterialsPage',
  },
  chemicals: {
    path: '/taimekaitsevahendid',
    title: 'Taimekaitsevahendid',
    group: 'management',
    order: 30,
    icon: 'IconPlant2',
    purpose: 'Taimekaitsevahendid koos registri andmetega: ooteajad, kasutuskorrad, ohutusalad, toimeained.',
    component: 'ChemicalsPage',
    file: 'MaterialsPage',
  },
  supplies: {
    path: '/tarvikud',
    title: 'Tarvikud',
    group: 'management',
    order: 40,
    icon: 'IconTools',
    purpose: 'Muud tarvikud, mida töö juures kirja panete.',
    component: 'SuppliesPage',
    file: 'MaterialsPage',
  },
}
