import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  changelog: {
    path: '/uuendused',
    title: 'Uuendused',
    group: 'help',
    order: 20,
    icon: 'IconNews',
    purpose: 'Mis on Vagus uut.',
    component: 'ChangelogPage',
  },
}
