import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  fieldImport: {
    path: '/pollud/$year/import',
    title: 'Põldude toomine failist',
    under: 'fields',
    needs: 'write',
    purpose:
      'Põllud failist: enne salvestamist näete vana ja uut kuju ning valite, mida üle võtta. Sama fail teist korda ei tee midagi topelt.',
    component: 'FieldImportPage',
  },
}
