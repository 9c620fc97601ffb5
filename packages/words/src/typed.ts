/** A text with {placeholders}, or one text for each plural category of {count}. */
export type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>

/** Texts of one screen by key: the part of an id after its first dot. */
export type Screen = Readonly<Record<string, Message>>

/** Placeholders of a text: 'name' | 'hotel' of "Hello {name}, your room at {hotel} …". */
export type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** Values of a text: one for each placeholder, of any plural form. */
export type ValuesOf<Text> = Text extends string
  ? Readonly<Record<NamesIn<Text>, string | number>>
  : Readonly<Record<NamesIn<Text[keyof Text]>, string | number> & { count: number }>

/** Arguments after the key of a text: none without placeholders, either when several texts share the key. */
export type Given<Text> = Text extends unknown
  ? keyof ValuesOf<Text> extends never
    ? []
    : [values: ValuesOf<Text>]
  : never
