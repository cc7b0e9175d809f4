import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  jobTypes: {
    path: '/tookategooriate-haldus',
    title: 'Töötüüpide haldamine',
    group: 'management',
    order: 70,
    icon: 'IconSettings2',
    needs: 'write',
    purpose: 'Mida iga töö küsib, mis järjekorras tööd seisavad ja mis hind on hektaril.',
    component: 'JobTypesPage',
  },
}
