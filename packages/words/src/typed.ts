/** A text with {placeholders}, or one such text for each plural category of {count}. */
export type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>

/** The texts of one screen by their keys: the rest of an id after its first dot. */
export type Screen = Readonly<Record<string, Message>>

/** The placeholders of a text: 'name' | 'hotel' of "Hello {name}, your room at {hotel} …". */
export type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** The values that a text needs: one for each placeholder of a plain one, of any form where it counts. */
export type ValuesOf<Text> = Text extends string
  ? Readonly<Record<NamesIn<Text>, string | number>>
  : Readonly<Record<NamesIn<Text[keyof Text]>, string | number> & { count: number }>

/** Arguments behind a text's key: none where it has no placeholder, either where several texts have the key. */
export type Given<Text> = Text extends unknown
  ? keyof ValuesOf<Text> extends never
    ? []
    : [values: ValuesOf<Text>]
  : never
