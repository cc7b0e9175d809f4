import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  profitability: {
    path: '/tasuvus/$year',
    title: 'Tasuvus',
    group: 'overview',
    order: 20,
    icon: 'IconCoin',
    needs: 'money',
    purpose:
      'Tulu ja kulu põldude ja kultuuride kaupa: mis jääb alles, mis hind selle katab ja millised hinnad on veel puudu.',
    component: 'ProfitPage',
  },
}
