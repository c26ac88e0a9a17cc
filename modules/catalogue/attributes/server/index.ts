export {
  findManagedProducer,
  findManagedSeries,
  listManagedProducers,
  listManagedSeries,
  NEW_PRODUCER,
  NEW_SERIES,
  removeProducer,
  removeSeries,
  saveProducer,
  saveSeries,
} from './brands.ts';
export {
  findManagedEntry,
  findManagedWarranty,
  listManagedEntries,
  listManagedWarranties,
  NEW_ENTRY,
  NEW_WARRANTY,
  removeEntry,
  removeWarranty,
  saveEntry,
  saveWarranty,
} from './explanations.ts';
export {
  listManagedSizes,
  listManagedUnits,
  moveSize,
  type RenameOutcome,
  renameSize,
  renameUnit,
} from './sizes-and-units.ts';
export {
  findManagedTrait,
  listManagedTraits,
  listTraitValues,
  moveTrait,
  moveTraitValue,
  NEW_TRAIT,
  removeTrait,
  removeTraitValue,
  saveTrait,
  saveTraitValue,
} from './traits.ts';
