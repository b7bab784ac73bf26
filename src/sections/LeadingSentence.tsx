import { Stack, Text } from '../design-system'

/** Use for the description at the top of a page: its first sentence is larger than the others. */
export function LeadingSentence({ children }: { children: string }) {
  const [, first = children, others] = /^(.+?[.?!])\s(\p{Lu}.*)$/su.exec(children) ?? []
  return (
    <Stack space="small">
      <Text size="lead" hasMeasure>
        {first}
      </Text>
      {others !== undefined && <Text hasMeasure>{others}</Text>}
    </Stack>
  )
}
