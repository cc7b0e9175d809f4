import type { Pages } from '../../../navigation/page.ts'

export const pages: Pages = {
  customFieldAreas: {
    path: '/pollud/$year/customFieldAreas',
    title: 'Pindalatüübid',
    under: 'fields',
    needs: 'write',
    purpose:
      'Pindalatüüp annab uuele tööle põllust erineva pindala: ilma äärealata, ainult ääreriba või protsent.',
  },
}
