import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  schemes: {
    path: '/toetused/$year',
    title: 'Toetused',
    group: 'overview',
    order: 50,
    icon: 'IconChecklist',
    purpose:
      'Kus toetustes osalete ja kas iga nõue on täidetud: arv, piir, tähtaeg ja põllud, mis loevad, praegu ja plaaniga.',
    component: 'SchemesPage',
  },
}
