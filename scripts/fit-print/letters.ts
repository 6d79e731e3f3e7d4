/** Letters of the other languages that the network of till print is given outputs for, behind those of the English language data. */
export const moreLetters: readonly string[] = [
  ...'ÁÀÂÃÄÅĂĄÆÇĆČĎĐÈÉÊËĘĚĞÍÎÏİĽŁÑŃŇÓÔÕÖŐØŒŘŚŞŠȘŤȚÙÚÛÜŮŰÝŹŻŽáàâãäåăąæçćčďđèêëęěğíîïıľłñńňóôõöőøœřśşšșßťțùúûüůűýźżžªº²×₺',
];
