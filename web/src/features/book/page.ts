import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  book: {
    path: '/valjavotted',
    title: 'Väljavõtted',
    group: 'overview',
    order: 60,
    icon: 'IconBook2',
    purpose:
      'Põlluraamat inspektorile ja endale: PDF ja XLSX saagiaasta või kalendriaasta kohta, mida seaduse järgi on puudu ning kas varasem väljavõte kehtib.',
    component: 'BookPage',
  },
}
