import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  soilImport: {
    path: '/mullaproovid/$year/import',
    title: 'Proovid labori failist',
    under: 'soilSamples',
    needs: 'write',
    purpose:
      'Mullaproovid labori failist: veerud, põllud ja muutused on näha enne salvestamist. Sama fail teist korda ei tee midagi topelt.',
    component: 'SoilImportPage',
  },
}
