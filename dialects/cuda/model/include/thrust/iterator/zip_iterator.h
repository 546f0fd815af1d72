#pragma once

#include "thrust/iterator/assay_iterator.h"

namespace thrust {

template <class Its>
struct assay_zipped;
template <class... Its>
struct assay_zipped<tuple<Its...>> {
  typedef tuple<assay_value_of<Its>...> value;
  typedef tuple<assay_reference_of<Its>...> reference;
};
template <class A, class B>
struct assay_zipped<pair<A, B>> : assay_zipped<tuple<A, B>> {};
template <class Its>
class zip_iterator
    : public assay_iterator<zip_iterator<Its>, typename assay_zipped<Its>::value, typename assay_zipped<Its>::reference> {
 public:
  __host__ __device__ zip_iterator() {}
  __host__ __device__ zip_iterator(Its its);
  __host__ __device__ const Its& get_iterator_tuple() const;
};
template <class... Its>
__host__ __device__ zip_iterator<tuple<Its...>> make_zip_iterator(tuple<Its...> its) {
  return zip_iterator<tuple<Its...>>(its);
}
template <class... Its>
__host__ __device__ zip_iterator<tuple<Its...>> make_zip_iterator(Its... its) {
  return zip_iterator<tuple<Its...>>(tuple<Its...>(its...));
}

}  // namespace thrust
