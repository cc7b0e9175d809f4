import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  addJob: {
    path: '/lisa',
    title: 'Lisa töö',
    group: 'daily',
    order: 10,
    icon: 'IconSquareRoundedPlus',
    purpose:
      'Siin läheb töö kirja: valige põllud, töö, tarvikud ja töötaja. Reeglite otsus iga põllu kohta muutub kirjutamise ajal.',
  },
}
