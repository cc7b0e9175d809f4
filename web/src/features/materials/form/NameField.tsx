import { materialKey } from '@vagu/core/materials/schema'
import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type MaterialForm, registeredMaterial } from '../../../entities/materials/material-form.ts'
import type { Offer } from '../../../entities/materials/offers.ts'
import { materialsText } from '../../../entities/materials/text.ts'
import { loadChemical } from '../../../entities/materials/use-chemicals.ts'
import { useOffers } from '../../../entities/materials/use-offers.ts'
import { useMessages } from '../../../ui/Messages.tsx'
import styles from './form.module.css'
import { formText } from './text.ts'

interface Props {
  readonly material: MaterialForm
  readonly name: string
  readonly error: string | undefined
  readonly onRename: (name: string) => void
  /** Applies the facts of a register or table for a chosen name. */
  readonly onApply: (made: MaterialForm) => void
}
const WAIT_MS = 200
const MAX = 30

function OfferLine({ offer }: { readonly offer: Offer | undefined }) {
  if (!offer) return null
  return (
    <span>
      {offer.name}
      <span className={styles.hint}>{offer.hint}</span>
    </span>
  )
}

/** The name, as the farmer calls it; registers and tables offer theirs and bring along what they know. */
export function NameField({ material, name, error, onRename, onApply }: Props) {
  const { key, facts } = material
  const client = useQueryClient()
  const messages = useMessages()
  const [asking, setAsking] = useState('')
  // Nothing is offered for a name that stands there already.
  const [typed, setTyped] = useState('')
  const [query] = useDebouncedValue(typed, WAIT_MS)
  const offers = useOffers(query, facts.type)
  const applyRegistered = async (product: string): Promise<void> => {
    setAsking(product)
    try {
      onApply(registeredMaterial(await loadChemical(client, product), key))
    } catch (reason) {
      messages.failed(reason, materialsText.registerFailed)
    } finally {
      setAsking('')
    }
  }
  const choose = (id: string): void => {
    const offer = offers.find((each) => each.id === id)
    setTyped('')
    if (offer?.make) onApply(offer.make(key))
    else if (offer) void applyRegistered(offer.name)
  }
  const listed = offers.filter(({ name: each }) => materialKey(each) !== materialKey(facts.name))
  return (
    <Autocomplete
      label={formText.name}
      placeholder={formText.nameHint[facts.type]}
      data={(typed === '' ? [] : listed).map(({ id, name: label }) => ({ value: id, label }))}
      filter={({ options }) => options}
      limit={MAX}
      renderOption={({ option }) => <OfferLine offer={offers.find(({ id }) => id === option.value)} />}
      value={facts.name}
      name={name}
      error={error}
      description={asking ? materialsText.asking(asking) : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required
      data-autofocus
      autoComplete="off"
      maxDropdownHeight={280}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onChange={onRename}
      onOptionSubmit={choose}
    />
  )
}
