/** An amount of money in hundredths of its currency (1 zł = 100), always a whole number. */
export type Grosze = number;
