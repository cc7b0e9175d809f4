import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  workTime: {
    path: '/tooaeg/$year',
    title: 'Tööaeg',
    group: 'overview',
    order: 40,
    icon: 'IconClock',
    purpose:
      'Kes kui kaua töötas: tunnid, palk ja maksmata summa kuu kaupa, tööde tunnid ühe puudutusega, palgafail ning töö kulu põllu ja kultuuri järgi.',
    component: 'WorkTimePage',
  },
}
