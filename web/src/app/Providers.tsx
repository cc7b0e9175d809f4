import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ConfirmProvider } from '../ui/Confirm.tsx'
import { MessagesProvider } from '../ui/Messages.tsx'
import { useColorScheme } from '../entities/appearance.ts'
import { queryClient } from '../entities/session/session.ts'
import { cssVariables, theme } from './theme.ts'

interface Props {
  readonly children: ReactNode
  /** In a test nothing has a place or a size, so what floats is shown wherever it is. */
  readonly env?: 'default' | 'test'
}

/** Contexts of the whole screen: the look, loaded data, messages, questions. */
export function Providers({ children, env = 'default' }: Props) {
  const colorScheme = useColorScheme()
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={colorScheme}
      env={env}
    >
      <QueryClientProvider client={queryClient}>
        <MessagesProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
        </MessagesProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
