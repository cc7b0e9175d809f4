import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  priaFields: {
    path: '/pria/pollud/$year',
    title: 'PRIA põllud',
    group: 'pria',
    order: 10,
    icon: 'IconRefresh',
    purpose:
      'Teie põllud ja PRIA põllud kõrvuti ja samal kaardil: mis on seotud, mille kuju või pindala erineb, mis on ainult ühel pool.',
    component: 'PriaFieldsPage',
    file: 'ComparisonPage',
  },
  priaJobs: {
    path: '/pria/tood/$year',
    title: 'PRIA töökanded',
    group: 'pria',
    order: 20,
    icon: 'IconRefresh',
    purpose:
      'Tehtud tööd ja PRIA põlluraamat kõrvuti: mis on saatmata, mis erineb ja mis on puudu, koos nupuga, mis selle parandab.',
    component: 'PriaJobsPage',
    file: 'ComparisonPage',
  },
  priaYield: {
    path: '/pria/saagikus/$year',
    title: 'PRIA saagikus',
    group: 'pria',
    order: 30,
    icon: 'IconRefresh',
    purpose: 'Saagid ja PRIA saagid kõrvuti: saatmata ja erinevad ühel lehel.',
    component: 'PriaYieldPage',
    file: 'ComparisonPage',
  },
  priaCrops: {
    path: '/pria/kultuurid/$year',
    title: 'PRIA kultuurid',
    group: 'pria',
    order: 40,
    icon: 'IconRefresh',
    purpose: 'Hooaja kultuurid ja PRIA kultuurid kõrvuti: sort, kasutus ja pindala.',
    component: 'PriaCropsPage',
    file: 'ComparisonPage',
  },
}
