import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  jobImport: {
    path: '/tood/$year/import',
    title: 'Tööd tabelist',
    under: 'jobs',
    needs: 'enter',
    purpose:
      'Tööd teise programmi või Exceli tabelist: veerud, nimed ja iga rea hinnang on näha enne salvestamist. Sama tabel teist korda ei tee midagi topelt.',
    component: 'JobImportPage',
  },
}
