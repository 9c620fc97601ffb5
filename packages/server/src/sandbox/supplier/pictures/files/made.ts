/** The photographs that are files; to-files.ts writes the list. */
export const made: readonly string[] = [
  'bath-0',
  'bath-1',
  'breakfast-0',
  'outside-0',
  'outside-1',
  'outside-2',
  'outside-3',
  'outside-4',
  'outside-5',
  'outside-6',
  'pool-0',
  'room-0-a',
  'room-1-a',
  'room-2-a',
  'room-3-a',
  'terrace-0',
]
