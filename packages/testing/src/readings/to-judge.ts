/** What could not be settled without somebody who grew up with the words. */
export const TO_JUDGE: readonly string[] = [
  "Names of rare yogas. Sunapha, Anapha, Durudhara, Vesi and Vosi are written by their Sanskrit stems (సునఫా, అనఫా, దురుధరా, వేశి, వోశి); no printed Telugu book was at hand for them. వోశి is also said వాశి.",
  "The Nabhasa yogas were compared with one Telugu rendering of the Parashari chapter (astrosrinandan.blogspot.com, July 2024). It agrees but for four: విహంగ, ధనుస్సు, భుజంగ and గోల, where we write విహగ, చాప, సర్ప and గోళ.",
  "ముంథ: the Arabic word of Tajika is written without a long vowel; ముంథా is possible.",
  "కాహళ, కళానిధి, గోళ: the retroflex ళ is Telugu habit in Sanskrit words; a reader of the books may want కాహల and గోల. గోల alone also means an uproar.",
  "“వచ్చిన పాయింట్లు”, “పాయింటు”: a pandit says గుణాలు for the eight kootas. We kept the word of everyday Telugu because the ten poruthams are counted with halves.",
  "Numbers of houses: మూడవ భావం in sentences and 3వ భావం in reasons and headings. Both are read; one may be better everywhere.",
  "“ఫలం నిండుగా ఇస్తాడు” of an exalted graha, “సమ క్షేత్రంలో ఉన్నందున తన బలంతోనే పనిచేస్తాడు” of one in a neutral sign: good Telugu, but the second is said of many grahas in one reading, and tires.",
  "In a week's reading the sentences on the Moon and those on other events each go forward in time, so that a Tuesday may follow a Friday.",
  "“ఇంతమంది మరే భావంలోనూ లేరు” of three grahas in one house: friendly, perhaps too much so.",
  "Day and week: పెళ్ళి మాటలు, భార్యాభర్తలు, ఆడవారి వల్ల మేలు. The words are those of a Telugu almanac; whether they suit every reader is a question of taste.",
  "The year: its events say మీ రాశిలో and its reasons ఈ రాశి; a walk of life begins “…చేసేవారికి” and may go on with మీరు. “చాలా రోజులు పడుతుంది” is spoken; a strict reader may want పడతాయి.",
  "The year: విరామం, ఎదుగుదల, మజిలీ, పట్టింపు, పెందలాడే may be too learned, or of one region.",
  "Festivals of other regions (కర్వా చౌత్, ఛఠ్ పూజ) are written as newspapers write them.",
];
