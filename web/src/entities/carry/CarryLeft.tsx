import { useEffect, useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import { type Carried, readCarried } from './carried.ts'
import { CarryProgress } from './CarryProgress.tsx'
import { carryText } from './text.ts'

export interface CarryLeftProps {
  readonly owner: string
}

/** Goes on with a demo farm whose way into this account was broken off. */
export function CarryLeft({ owner }: CarryLeftProps) {
  const [carried, setCarried] = useState<Carried>()
  useEffect(() => {
    void readCarried().then((found) => setCarried(found?.owner === owner ? found : undefined))
  }, [owner])
  if (!carried) return null
  return (
    <Card title={carryText.leftTitle}>
      <CarryProgress carried={carried} onLeave={() => setCarried(undefined)} />
    </Card>
  )
}
