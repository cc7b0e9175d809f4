import type { Material } from '@vagu/core/materials/schema'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { CreatableSelect } from '../../ui/CreatableSelect.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { type MaterialForm, materialOf, newMaterial, registeredMaterial } from './material-form.ts'
import {
  amountFor,
  chosenOf,
  materialOptions,
  type Named,
  type RecentUse,
  recentValues,
  suggestsAdding,
  valueOf,
} from './material-options.ts'
import type { MaterialProps } from './material-props.ts'
import { materialsText } from './text.ts'
import { MIN_LETTERS, loadChemical } from './use-chemicals.ts'
import { useOffers } from './use-offers.ts'

interface Props extends Omit<MaterialProps, 'material'>, Named {
  /** Key of the material in its form. */
  readonly materialKey: string
  readonly requisites: readonly Material[]
  /** Recently used materials, newest first. */
  readonly recentUses: readonly RecentUse[]
}
const WAIT_MS = 200
const AddHint = lazyComponent(async () => (await import('./AddHint.tsx')).AddHint)

/**
 * A material of the farm, of a register, or a new one under the name that was typed. A key in its amount draws nothing of it
 * anew: a farm may have thousands of materials.
 */
export const MaterialSelect = memo(function MaterialSelect(props: Props) {
  const { materialKey: key, facts, requisiteId, onChange, name, errors, requisites, recentUses } = props
  const client = useQueryClient()
  const messages = useMessages()
  const [typed, setTyped] = useState('')
  const [query] = useDebouncedValue(typed, WAIT_MS)
  const offers = useOffers(query, facts.type)
  const apply = (next: MaterialForm): void => {
    setTyped('')
    onChange({ ...next, key })
  }
  const [asking, setAsking] = useState('')
  const applyRegistered = async (product: string): Promise<void> => {
    setAsking(product)
    try {
      apply(registeredMaterial(await loadChemical(client, product), key))
    } catch (error) {
      const isUnknown = error instanceof CallError && error.code === 'notFound'
      if (!isUnknown) messages.failed(error, materialsText.registerFailed)
      apply(newMaterial(product, 'chemical', key))
    } finally {
      setAsking('')
    }
  }
  /** A fast hand is done before the list of the register is there: a chemical is asked for by its name. */
  const create = (newName: string): void => {
    const mayBeRegistered = facts.type === 'chemical' && newName.length >= MIN_LETTERS
    if (mayBeRegistered) void applyRegistered(newName)
    else apply(newMaterial(newName, facts.type, key))
  }
  const choose = (value: string | null): void => {
    const chosen = chosenOf(value ?? '')
    const offer = chosen.from === 'register' ? offers.find(({ id }) => id === chosen.id) : undefined
    if (offer?.make) apply(offer.make(key))
    else if (offer) void applyRegistered(offer.name)
    const own = chosen.from === 'farm' ? requisites.find(({ _id }) => _id === chosen.id) : undefined
    const last = recentUses.find((use) => use.requisiteId === own?._id)
    const usual = own && materialOf(own, key)
    if (usual) apply({ ...usual, amount: amountFor(usual.amount, last) })
  }
  const options = materialOptions({ facts, requisiteId }, requisites, offers)
  const isHinted = facts.name === '' && asking === '' && suggestsAdding(query, options)
  return (
    <div>
      <CreatableSelect
        label={materialsText.type[facts.type]}
        placeholder={materialsText.choose}
        options={options}
        recent={recentValues(recentUses)}
        value={valueOf({ facts, requisiteId }, requisites)}
        name={`${name}.name`}
        error={errors.get(`${name}.name`)}
        description={asking ? materialsText.asking(asking) : undefined}
        onSearch={setTyped}
        onChange={choose}
        onCreate={create}
        isRequired
      />
      {isHinted && <AddHint props={{ typed: query.trim(), type: facts.type, onAdd: create }} />}
    </div>
  )
})
