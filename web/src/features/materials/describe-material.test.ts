import { expect, it } from 'vitest'
import { withFacts } from '../../entities/materials/material-props.ts'
import { differencesIn } from '../../records/describe.ts'
import { describeMaterial } from './describe-material.ts'
import { draftOf, formOf, type MaterialDialogForm } from './form/material-dialog-form.ts'
import { sampleMaterial } from './sample.ts'

const stored = sampleMaterial({ harvestDelayDays: 56, note: 'Laos' })
const differences = (form: MaterialDialogForm) =>
  differencesIn(describeMaterial, { mine: draftOf(form), stored })

it('finds no difference where there is none', () => {
  expect(differences(formOf(stored))).toEqual([])
})
it('says what differs, in words, also what is gone', () => {
  const form = formOf(stored)
  const mine = {
    ...form,
    material: withFacts(form.material, {
      harvestDelayDays: null,
      note: null,
      subtype: 'PMA_TKV_TOIME_LIIK_HERBITSIID',
    }),
    customFieldArea: { id: stored._id, name: 'Ilma servata' },
  }
  expect(differences(mine)).toEqual([
    {
      label: 'Vahendi liik',
      mine: 'Taimekaitsevahend registrist, Herbitsiid (umbrohud)',
      stored: 'Taimekaitsevahend registrist, Fungitsiid (haigused)',
    },
    { label: 'Ooteaeg koristuseni', mine: '-', stored: '56' },
    { label: 'Eelistatud pindalatüüp', mine: 'Ilma servata', stored: '-' },
    { label: 'Märkus tarviku kohta', mine: '-', stored: 'Laos' },
  ])
})
