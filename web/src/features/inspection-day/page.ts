import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  inspectionDay: {
    path: '/kontrollipaev',
    title: 'Kontrollipäev',
    group: 'overview',
    order: 70,
    icon: 'IconShieldCheck',
    purpose: 'Mida taimekaitse inspektor täna leiaks: kanded, ladu, tunnistused, pritsi kontroll ja seire.',
    component: 'InspectionDayPage',
  },
}
