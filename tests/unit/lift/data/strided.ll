target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.T = type { i32, i32, i32, i32, i32, i32 }

define dso_local void @strided(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) {
  %5 = alloca %struct.T, align 4
  call void @assay_loc(i32 0)
  call void @assay_tiling_read(ptr noundef nonnull %5, ptr addrspace(1) noundef %3, i64 noundef 24)
  %.sroa.0190.0.copyload = load i32, ptr %5, align 4
  %.sroa.5192.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 4
  %.sroa.5192.0.copyload = load i32, ptr %.sroa.5192.0..sroa_idx, align 4
  %.sroa.10.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 8
  %.sroa.10.0.copyload = load i32, ptr %.sroa.10.0..sroa_idx, align 4
  %.sroa.14201.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 16
  %.sroa.14201.0.copyload = load i32, ptr %.sroa.14201.0..sroa_idx, align 4
  call void @assay_loc(i32 1)
  call void @assay_pipe_begin()
  %6 = mul i32 %.sroa.14201.0.copyload, %.sroa.10.0.copyload
  %7 = shl i32 %6, 2
  call void @assay_loc(i32 2)
  %8 = call i64 @assay_que_init(i32 noundef 9, i32 noundef 10, i32 noundef 2, i32 noundef 2, i32 noundef %7)
  call void @assay_loc(i32 3)
  %9 = call noundef i64 @assay_block_idx()
  %10 = trunc i64 %9 to i32
  %11 = mul i32 %.sroa.10.0.copyload, %10
  %.not = icmp uge i32 %11, %.sroa.5192.0.copyload
  br i1 %.not, label %35, label %12

12:                                               ; preds = %4
  %13 = sub i32 %.sroa.5192.0.copyload, %11
  %14 = icmp ugt i32 %13, %.sroa.10.0.copyload
  %spec.select = select i1 %14, i32 %.sroa.10.0.copyload, i32 %13
  br label %15

15:                                               ; preds = %17, %12
  %.0142 = phi i32 [ 0, %12 ], [ %34, %17 ]
  %16 = icmp ult i32 %.0142, %.sroa.0190.0.copyload
  br i1 %16, label %17, label %35

17:                                               ; preds = %15
  %18 = sub i32 %.sroa.0190.0.copyload, %.0142
  %19 = icmp ugt i32 %18, %.sroa.14201.0.copyload
  %spec.select205 = select i1 %19, i32 %.sroa.14201.0.copyload, i32 %18
  %20 = sub i32 %.sroa.5192.0.copyload, %spec.select
  %21 = shl i32 %20, 2
  call void @assay_loc(i32 4)
  %22 = call i64 @assay_que_alloc(i64 noundef %8)
  %23 = shl i32 %spec.select, 2
  %24 = mul i32 %.0142, %.sroa.5192.0.copyload
  %25 = add i32 %24, %11
  %26 = zext i32 %25 to i64
  %27 = getelementptr float, ptr addrspace(1) %0, i64 %26
  %28 = and i32 %spec.select205, 65535
  %29 = zext nneg i32 %28 to i64
  %30 = zext i32 %23 to i64
  %31 = zext i32 %21 to i64
  call void @assay_loc(i32 5)
  call void @assay_dma_in_pad(i32 noundef 1, i64 noundef %22, i64 noundef 0, ptr addrspace(1) noundef %27, i64 noundef %29, i64 noundef %30, i64 noundef %31, i64 noundef 0, i64 noundef 0, i64 noundef 0, i32 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 6)
  call void @assay_que_enque(i64 noundef %8, i64 noundef %22)
  call void @assay_loc(i32 7)
  %32 = call i64 @assay_que_deque(i64 noundef %8)
  %33 = getelementptr float, ptr addrspace(1) %1, i64 %26
  call void @assay_loc(i32 8)
  call void @assay_dma_out(i32 noundef 2, i32 noundef 1, ptr addrspace(1) noundef %33, i64 noundef %32, i64 noundef 0, i64 noundef %29, i64 noundef %30, i64 noundef 0, i64 noundef %31)
  call void @assay_loc(i32 9)
  call void @assay_que_free(i64 noundef %8, i64 noundef %32)
  %34 = add i32 %.0142, %.sroa.14201.0.copyload
  br label %15

35:                                               ; preds = %15, %4
  call void @assay_loc(i32 10)
  call void @assay_pipe_end()
  ret void
}

declare i64 @assay_que_init(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i64 @assay_block_idx()

declare i64 @assay_que_alloc(i64 noundef)

declare void @assay_que_enque(i64 noundef, i64 noundef)

declare i64 @assay_que_deque(i64 noundef)

declare void @assay_que_free(i64 noundef, i64 noundef)

declare void @assay_pipe_begin()

declare void @assay_pipe_end()

declare void @assay_dma_in_pad(i32 noundef, i64 noundef, i64 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @assay_dma_out(i32 noundef, i32 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @assay_tiling_read(ptr noundef, ptr addrspace(1) noundef, i64 noundef)

declare void @assay_loc(i32)
