import { Radio, Stack } from '@mantine/core'
import { type Carry, countsOf, type DemoFarm, hasOwn, partOf } from './demo-farm.ts'
import { carryText } from './text.ts'

export interface CarryChoiceProps {
  readonly farm: DemoFarm
  readonly value: Carry
  readonly onChange: (carry: Carry) => void
}

/** Choice of what comes along from the demo farm into the new account. */
export function CarryChoice({ farm, value, onChange }: CarryChoiceProps) {
  const choices: readonly (readonly [Carry, string])[] = [
    ...(hasOwn(farm) ? [['own', carryText.counts(countsOf(partOf(farm, 'own')))] as const] : []),
    ['all', `${carryText.counts(countsOf(farm))}. ${carryText.allHint}`],
    ['none', ''],
  ]
  return (
    <Radio.Group
      label={carryText.legend}
      description={`${carryText.intro} ${carryText.leftBehind}`}
      value={value}
      onChange={(next) => onChange(choices.find(([carry]) => carry === next)?.[0] ?? 'none')}
    >
      <Stack gap="xs" mt="xs">
        {choices.map(([carry, description]) => (
          <Radio key={carry} value={carry} label={carryText[carry]} description={description} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
